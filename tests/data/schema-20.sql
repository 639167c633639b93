-- The output of pg_dump --inserts for a database of schema 20.
SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.tx (
    seq bigint NOT NULL,
    id bytea NOT NULL,
    operation integer NOT NULL,
    status integer NOT NULL,
    amount bigint NOT NULL,
    commission bigint,
    created bigint NOT NULL,
    day integer NOT NULL,
    finished bigint,
    platform bytea NOT NULL,
    reference text,
    name text NOT NULL,
    folded_name text NOT NULL,
    document text NOT NULL,
    phone text NOT NULL,
    pix_key text,
    e2e_id text,
    due bigint,
    expires bigint,
    evidence integer,
    folded_description text DEFAULT ''::text NOT NULL,
    folded_email text DEFAULT ''::text NOT NULL,
    CONSTRAINT tx_amount_check CHECK (((amount >= 1) AND (amount <= '999999999999'::bigint))),
    CONSTRAINT tx_check CHECK ((finished >= created)),
    CONSTRAINT tx_check1 CHECK (((due IS NULL) OR ((operation = 2) AND (status = ANY (ARRAY[1, 6, 7]))))),
    CONSTRAINT tx_check2 CHECK (((finished IS NOT NULL) = (status = ANY (ARRAY[2, 3, 4, 5, 8])))),
    CONSTRAINT tx_check3 CHECK (((pix_key IS NOT NULL) = (operation = 2))),
    CONSTRAINT tx_check4 CHECK (((expires IS NULL) OR ((operation = 1) AND (status = 1)))),
    CONSTRAINT tx_commission_check CHECK ((commission >= 0)),
    CONSTRAINT tx_created_check CHECK ((created > 0)),
    CONSTRAINT tx_day_check CHECK ((day >= 2440588)),
    CONSTRAINT tx_e2e_id_check CHECK ((length(e2e_id) = 32)),
    CONSTRAINT tx_evidence_check CHECK (((evidence >= 1) AND (evidence <= 4))),
    CONSTRAINT tx_id_check CHECK ((length(id) = 16)),
    CONSTRAINT tx_operation_check CHECK ((operation = ANY (ARRAY[1, 2]))),
    CONSTRAINT tx_pix_key_check CHECK ((pix_key <> ''::text)),
    CONSTRAINT tx_platform_check CHECK ((length(platform) = 16)),
    CONSTRAINT tx_reference_check CHECK ((reference <> ''::text)),
    CONSTRAINT tx_status_check CHECK (((status >= 1) AND (status <= 8)))
);
CREATE FUNCTION public.count_in(public.tx) RETURNS void
    LANGUAGE plpgsql
    AS $_$
BEGIN
INSERT INTO tot (status, operation, platform, n, amount, commission)
VALUES ($1.status, $1.operation, $1.platform, 1, $1.amount, coalesce($1.commission, 0))
ON CONFLICT (status, operation, platform) DO UPDATE SET n = tot.n + 1,
amount = tot.amount + excluded.amount, commission = tot.commission + excluded.commission;
INSERT INTO tally (day, status, operation, platform, n, amount, commission, unknown_commissions)
VALUES ($1.day, $1.status, $1.operation, $1.platform, 1, $1.amount,
coalesce($1.commission, 0), CASE WHEN $1.commission IS NULL THEN 1 ELSE 0 END)
ON CONFLICT (day, status, operation, platform) DO UPDATE SET n = tally.n + 1,
amount = tally.amount + excluded.amount, commission = tally.commission + excluded.commission,
unknown_commissions = tally.unknown_commissions + excluded.unknown_commissions;
END;
$_$;
CREATE FUNCTION public.evidence_is_kept() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
RAISE EXCEPTION 'evidence is never changed or deleted';
END;
$$;
CREATE FUNCTION public.outbox_owed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
INSERT INTO delivery (webhook, id, platform, tx, state, due, attempts, failures)
SELECT webhook.id, NEW.id, tx.platform, NEW.tx, 1, 0, 0, 0
FROM tx JOIN webhook ON webhook.platform = tx.platform
WHERE tx.seq = NEW.tx AND (webhook.events IS NULL OR (webhook.events & (1 << NEW.status)) <> 0);
RETURN NULL;
END;
$$;
CREATE FUNCTION public.tx_inserted() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
INSERT INTO day (day, first_seq) SELECT day, min(seq) FROM added GROUP BY day
ON CONFLICT DO NOTHING;
INSERT INTO tot (status, operation, platform, n, amount, commission)
SELECT status, operation, platform, count(*), sum(amount)::BIGINT,
sum(coalesce(commission, 0))::BIGINT FROM added GROUP BY status, operation, platform
ON CONFLICT (status, operation, platform) DO UPDATE SET n = tot.n + excluded.n,
amount = tot.amount + excluded.amount, commission = tot.commission + excluded.commission;
INSERT INTO tally (day, status, operation, platform, n, amount, commission, unknown_commissions)
SELECT day, status, operation, platform, count(*), sum(amount)::BIGINT,
sum(coalesce(commission, 0))::BIGINT, count(*) - count(commission)
FROM added GROUP BY day, status, operation, platform
ON CONFLICT (day, status, operation, platform) DO UPDATE SET n = tally.n + excluded.n,
amount = tally.amount + excluded.amount, commission = tally.commission + excluded.commission,
unknown_commissions = tally.unknown_commissions + excluded.unknown_commissions;
RETURN NULL;
END;
$$;
CREATE FUNCTION public.tx_moved() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
UPDATE tot SET n = n - 1, amount = amount - OLD.amount,
commission = commission - coalesce(OLD.commission, 0)
WHERE status = OLD.status AND operation = OLD.operation AND platform = OLD.platform;
UPDATE tally SET n = n - 1, amount = amount - OLD.amount,
commission = commission - coalesce(OLD.commission, 0),
unknown_commissions = unknown_commissions
- CASE WHEN OLD.commission IS NULL THEN 1 ELSE 0 END
WHERE day = OLD.day AND status = OLD.status AND operation = OLD.operation
AND platform = OLD.platform;
PERFORM count_in(NEW);
RETURN NULL;
END;
$$;
CREATE TABLE public.api_key (
    id bytea NOT NULL,
    hint text NOT NULL,
    digest text NOT NULL,
    name text NOT NULL,
    platform bytea NOT NULL,
    scopes integer NOT NULL,
    created bigint NOT NULL,
    revoked bigint,
    last_use bigint,
    max_charge bigint,
    max_payout bigint,
    max_per_day bigint,
    requests_per_minute bigint,
    expires bigint,
    CONSTRAINT api_key_digest_check CHECK ((length(digest) = 64)),
    CONSTRAINT api_key_hint_check CHECK ((length(hint) = 16)),
    CONSTRAINT api_key_id_check CHECK ((length(id) = 16)),
    CONSTRAINT api_key_max_charge_check CHECK ((max_charge > 0)),
    CONSTRAINT api_key_max_payout_check CHECK ((max_payout > 0)),
    CONSTRAINT api_key_max_per_day_check CHECK ((max_per_day > 0)),
    CONSTRAINT api_key_name_check CHECK ((name <> ''::text)),
    CONSTRAINT api_key_platform_check CHECK ((length(platform) = 16)),
    CONSTRAINT api_key_requests_per_minute_check CHECK ((requests_per_minute > 0)),
    CONSTRAINT api_key_scopes_check CHECK (((scopes >= 1) AND (scopes <= 31)))
);
CREATE TABLE public.attempt (
    delivery bigint NOT NULL,
    n integer NOT NULL,
    at bigint NOT NULL,
    outcome integer,
    answer integer,
    took bigint,
    webhook bytea NOT NULL,
    CONSTRAINT attempt_answer_check CHECK (((answer >= 100) AND (answer <= 999))),
    CONSTRAINT attempt_n_check CHECK ((n > 0)),
    CONSTRAINT attempt_outcome_check CHECK (((outcome >= 1) AND (outcome <= 9))),
    CONSTRAINT attempt_took_check CHECK ((took >= 0))
);
CREATE TABLE public.commit_mark (
    writer bytea NOT NULL,
    mark bigint NOT NULL,
    CONSTRAINT commit_mark_writer_check CHECK ((length(writer) = 16))
);
CREATE TABLE public.day (
    day integer NOT NULL,
    first_seq bigint NOT NULL,
    date integer,
    CONSTRAINT day_check CHECK (((date >= 2440588) AND (date <> day)))
);
CREATE TABLE public.delivery (
    id bigint NOT NULL,
    platform bytea NOT NULL,
    tx bigint NOT NULL,
    state integer NOT NULL,
    due bigint,
    closed bigint,
    attempts integer NOT NULL,
    failures integer NOT NULL,
    webhook bytea NOT NULL,
    CONSTRAINT delivery_attempts_check CHECK ((attempts >= 0)),
    CONSTRAINT delivery_check CHECK (((due IS NOT NULL) = (state = 1))),
    CONSTRAINT delivery_check1 CHECK (((closed IS NULL) = (state = 1))),
    CONSTRAINT delivery_failures_check CHECK ((failures >= 0)),
    CONSTRAINT delivery_platform_check CHECK ((length(platform) = 16)),
    CONSTRAINT delivery_state_check CHECK ((state = ANY (ARRAY[1, 2, 3]))),
    CONSTRAINT delivery_webhook_check CHECK ((length(webhook) = 16))
);
CREATE TABLE public.environment (
    only_one integer NOT NULL,
    is_sandbox integer NOT NULL,
    CONSTRAINT environment_is_sandbox_check CHECK ((is_sandbox = ANY (ARRAY[0, 1]))),
    CONSTRAINT environment_only_one_check CHECK ((only_one = 1))
);
CREATE TABLE public.event (
    tx bigint NOT NULL,
    n integer NOT NULL,
    status integer NOT NULL,
    at bigint NOT NULL,
    by_evidence integer,
    CONSTRAINT event_check CHECK (((by_evidence IS NULL) OR ((by_evidence = 1) AND (status = 2)))),
    CONSTRAINT event_n_check CHECK ((n >= 0)),
    CONSTRAINT event_status_check CHECK (((status >= 1) AND (status <= 8)))
);
CREATE TABLE public.evidence (
    id bigint NOT NULL,
    tx bigint NOT NULL,
    role integer NOT NULL,
    kind integer NOT NULL,
    matched integer NOT NULL,
    recorded bigint NOT NULL,
    moved_day integer NOT NULL,
    moved bigint,
    amount bigint,
    e2e_id text,
    ending text,
    person text NOT NULL,
    till text NOT NULL,
    source text NOT NULL,
    line text,
    note text NOT NULL,
    CONSTRAINT evidence_amount_check CHECK ((amount > 0)),
    CONSTRAINT evidence_check CHECK (((e2e_id IS NULL) OR (ending IS NULL))),
    CONSTRAINT evidence_check1 CHECK (((line IS NULL) OR (kind = 2))),
    CONSTRAINT evidence_e2e_id_check CHECK ((length(e2e_id) = 32)),
    CONSTRAINT evidence_ending_check CHECK ((length(ending) = 6)),
    CONSTRAINT evidence_kind_check CHECK (((kind >= 1) AND (kind <= 3))),
    CONSTRAINT evidence_line_check CHECK ((line <> ''::text)),
    CONSTRAINT evidence_matched_check CHECK ((matched = ANY (ARRAY[1, 2]))),
    CONSTRAINT evidence_moved_day_check CHECK ((moved_day >= 2440588)),
    CONSTRAINT evidence_recorded_check CHECK ((recorded > 0)),
    CONSTRAINT evidence_role_check CHECK (((role >= 1) AND (role <= 7)))
);
CREATE TABLE public.idempotency_key (
    platform bytea NOT NULL,
    digest text NOT NULL,
    request text NOT NULL,
    created bigint NOT NULL,
    tx bigint NOT NULL,
    CONSTRAINT idempotency_key_digest_check CHECK ((length(digest) = 64)),
    CONSTRAINT idempotency_key_platform_check CHECK ((length(platform) = 16)),
    CONSTRAINT idempotency_key_request_check CHECK ((length(request) = 64))
);
CREATE TABLE public.key_day (
    api_key bytea NOT NULL,
    day integer NOT NULL,
    amount bigint NOT NULL,
    CONSTRAINT key_day_amount_check CHECK ((amount > 0)),
    CONSTRAINT key_day_day_check CHECK ((day >= 2440588))
);
CREATE TABLE public.outbox (
    id bigint NOT NULL,
    tx bigint NOT NULL,
    n integer NOT NULL,
    status integer NOT NULL,
    e2e_id text,
    created bigint NOT NULL,
    CONSTRAINT outbox_e2e_id_check CHECK ((length(e2e_id) = 32)),
    CONSTRAINT outbox_n_check CHECK ((n > 0)),
    CONSTRAINT outbox_status_check CHECK (((status >= 2) AND (status <= 8)))
);
CREATE TABLE public.payment_id (
    name text NOT NULL,
    ending text,
    tx bigint NOT NULL,
    CONSTRAINT payment_id_ending_check CHECK ((length(ending) = 6)),
    CONSTRAINT payment_id_name_check CHECK ((name <> ''::text))
);
CREATE TABLE public.payment_time (
    tx bigint NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.refund (
    tx bigint NOT NULL,
    reason text NOT NULL,
    CONSTRAINT refund_reason_check CHECK ((reason <> ''::text))
);
CREATE TABLE public.return_url (
    tx bigint NOT NULL,
    url text NOT NULL,
    CONSTRAINT return_url_url_check CHECK (((length(url) >= 1) AND (length(url) <= 2048)))
);
CREATE TABLE public.schema_version (
    version integer NOT NULL,
    CONSTRAINT schema_version_version_check CHECK ((version > 0))
);
CREATE TABLE public.tally (
    day integer NOT NULL,
    status integer NOT NULL,
    operation integer NOT NULL,
    platform bytea NOT NULL,
    n bigint NOT NULL,
    amount bigint NOT NULL,
    commission bigint NOT NULL,
    unknown_commissions bigint DEFAULT 0 NOT NULL,
    CONSTRAINT tally_n_check CHECK ((n >= 0))
);
CREATE TABLE public.tot (
    status integer NOT NULL,
    operation integer NOT NULL,
    platform bytea NOT NULL,
    n bigint NOT NULL,
    amount bigint NOT NULL,
    commission bigint NOT NULL,
    CONSTRAINT tot_n_check CHECK ((n >= 0))
);
CREATE TABLE public.tx_wide (
    seq bigint NOT NULL,
    email text NOT NULL,
    description text NOT NULL,
    extra text NOT NULL,
    payment_link text NOT NULL,
    qr_code text NOT NULL
);
CREATE TABLE public.webhook (
    platform bytea NOT NULL,
    url text NOT NULL,
    is_on integer NOT NULL,
    secret text NOT NULL,
    old_secret text,
    old_until bigint,
    id bytea NOT NULL,
    created bigint,
    events integer,
    CONSTRAINT webhook_check CHECK (((old_secret IS NULL) = (old_until IS NULL))),
    CONSTRAINT webhook_events_check CHECK (((events >= 1) AND (events <= 510))),
    CONSTRAINT webhook_id_check CHECK ((length(id) = 16)),
    CONSTRAINT webhook_is_on_check CHECK ((is_on = ANY (ARRAY[0, 1]))),
    CONSTRAINT webhook_old_secret_check CHECK ((old_secret <> ''::text)),
    CONSTRAINT webhook_platform_check CHECK ((length(platform) = 16)),
    CONSTRAINT webhook_secret_check CHECK ((secret <> ''::text)),
    CONSTRAINT webhook_url_check CHECK ((url <> ''::text))
);
INSERT INTO public.api_key VALUES ('\x0b5e6a1c000040009000000000000001', 'eeeeeeeeeeeeeeee', 'eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee', 'Caixa do João', '\x8f14e45fceea467a9b362f5b3c2d1a01', 7, 1795176600000, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.commit_mark VALUES ('\x1010f7f9a4314f7abb6e10d51580112f', 1);
INSERT INTO public.day VALUES (2461365, 1, NULL);
INSERT INTO public.event VALUES (1, 1, 2, 1795176660000, NULL);
INSERT INTO public.event VALUES (1, 0, 1, 1795176600000, NULL);
INSERT INTO public.event VALUES (2, 1, 4, 1795177260000, NULL);
INSERT INTO public.event VALUES (2, 0, 1, 1795177200000, NULL);
INSERT INTO public.event VALUES (3, 1, 8, 1795177860000, NULL);
INSERT INTO public.event VALUES (3, 0, 1, 1795177800000, NULL);
INSERT INTO public.event VALUES (4, 2, 5, 1795178520000, NULL);
INSERT INTO public.event VALUES (4, 1, 2, 1795178460000, NULL);
INSERT INTO public.event VALUES (4, 0, 1, 1795178400000, NULL);
INSERT INTO public.event VALUES (5, 2, 3, 1795179120000, NULL);
INSERT INTO public.event VALUES (5, 1, 7, 1795179060000, NULL);
INSERT INTO public.event VALUES (5, 0, 1, 1795179000000, NULL);
INSERT INTO public.event VALUES (6, 2, 2, 1795179720000, NULL);
INSERT INTO public.event VALUES (6, 1, 6, 1795179660000, NULL);
INSERT INTO public.event VALUES (6, 0, 1, 1795179600000, NULL);
INSERT INTO public.event VALUES (7, 1, 6, 1795180260000, NULL);
INSERT INTO public.event VALUES (7, 0, 1, 1795180200000, NULL);
INSERT INTO public.event VALUES (8, 1, 7, 1795180860000, NULL);
INSERT INTO public.event VALUES (8, 0, 1, 1795180800000, NULL);
INSERT INTO public.event VALUES (9, 0, 1, 1795181400000, NULL);
INSERT INTO public.schema_version VALUES (3);
INSERT INTO public.schema_version VALUES (4);
INSERT INTO public.schema_version VALUES (5);
INSERT INTO public.schema_version VALUES (6);
INSERT INTO public.schema_version VALUES (7);
INSERT INTO public.schema_version VALUES (8);
INSERT INTO public.schema_version VALUES (9);
INSERT INTO public.schema_version VALUES (10);
INSERT INTO public.schema_version VALUES (11);
INSERT INTO public.schema_version VALUES (12);
INSERT INTO public.schema_version VALUES (13);
INSERT INTO public.schema_version VALUES (14);
INSERT INTO public.schema_version VALUES (15);
INSERT INTO public.schema_version VALUES (16);
INSERT INTO public.schema_version VALUES (17);
INSERT INTO public.schema_version VALUES (18);
INSERT INTO public.schema_version VALUES (19);
INSERT INTO public.schema_version VALUES (20);
INSERT INTO public.tally VALUES (2461365, 2, 1, '\x8f14e45fceea467a9b362f5b3c2d1a01', 1, 1001, 0, 0);
INSERT INTO public.tally VALUES (2461365, 4, 1, '\x8f14e45fceea467a9b362f5b3c2d1a01', 1, 1002, 0, 0);
INSERT INTO public.tally VALUES (2461365, 8, 1, '\x8f14e45fceea467a9b362f5b3c2d1a01', 1, 1003, 0, 0);
INSERT INTO public.tally VALUES (2461365, 5, 1, '\x8f14e45fceea467a9b362f5b3c2d1a01', 1, 1004, 0, 0);
INSERT INTO public.tally VALUES (2461365, 3, 1, '\x8f14e45fceea467a9b362f5b3c2d1a01', 1, 1005, 0, 0);
INSERT INTO public.tally VALUES (2461365, 2, 2, '\x8f14e45fceea467a9b362f5b3c2d1a01', 1, 1006, 0, 0);
INSERT INTO public.tally VALUES (2461365, 6, 2, '\x8f14e45fceea467a9b362f5b3c2d1a01', 1, 1007, 0, 0);
INSERT INTO public.tally VALUES (2461365, 7, 2, '\x8f14e45fceea467a9b362f5b3c2d1a01', 1, 1008, 0, 0);
INSERT INTO public.tally VALUES (2461365, 1, 1, '\x8f14e45fceea467a9b362f5b3c2d1a01', 1, 1009, 0, 0);
INSERT INTO public.tot VALUES (2, 1, '\x8f14e45fceea467a9b362f5b3c2d1a01', 1, 1001, 0);
INSERT INTO public.tot VALUES (4, 1, '\x8f14e45fceea467a9b362f5b3c2d1a01', 1, 1002, 0);
INSERT INTO public.tot VALUES (8, 1, '\x8f14e45fceea467a9b362f5b3c2d1a01', 1, 1003, 0);
INSERT INTO public.tot VALUES (5, 1, '\x8f14e45fceea467a9b362f5b3c2d1a01', 1, 1004, 0);
INSERT INTO public.tot VALUES (3, 1, '\x8f14e45fceea467a9b362f5b3c2d1a01', 1, 1005, 0);
INSERT INTO public.tot VALUES (2, 2, '\x8f14e45fceea467a9b362f5b3c2d1a01', 1, 1006, 0);
INSERT INTO public.tot VALUES (6, 2, '\x8f14e45fceea467a9b362f5b3c2d1a01', 1, 1007, 0);
INSERT INTO public.tot VALUES (7, 2, '\x8f14e45fceea467a9b362f5b3c2d1a01', 1, 1008, 0);
INSERT INTO public.tot VALUES (1, 1, '\x8f14e45fceea467a9b362f5b3c2d1a01', 1, 1009, 0);
INSERT INTO public.tx VALUES (1, '\x0b5e6a1c000040008000000000000001', 1, 2, 1001, 0, 1795176600000, 2461365, 1795176660000, '\x8f14e45fceea467a9b362f5b3c2d1a01', 'pedido-1', 'João da Conceição 1', 'joao da conceicao 1', '52998224725', '+5511987654321', NULL, 'E9999999920261120120000000000001', NULL, NULL, NULL, 'pao frances', 'joao1@example.com');
INSERT INTO public.tx VALUES (2, '\x0b5e6a1c000040008000000000000002', 1, 4, 1002, 0, 1795177200000, 2461365, 1795177260000, '\x8f14e45fceea467a9b362f5b3c2d1a01', NULL, 'João da Conceição 2', 'joao da conceicao 2', '52998224725', '+5511987654321', NULL, NULL, NULL, NULL, NULL, 'pao frances', 'joao2@example.com');
INSERT INTO public.tx VALUES (3, '\x0b5e6a1c000040008000000000000003', 1, 8, 1003, 0, 1795177800000, 2461365, 1795177860000, '\x8f14e45fceea467a9b362f5b3c2d1a01', 'pedido-3', 'João da Conceição 3', 'joao da conceicao 3', '52998224725', '+5511987654321', NULL, NULL, NULL, NULL, NULL, 'pao frances', 'joao3@example.com');
INSERT INTO public.tx VALUES (4, '\x0b5e6a1c000040008000000000000004', 1, 5, 1004, 0, 1795178400000, 2461365, 1795178520000, '\x8f14e45fceea467a9b362f5b3c2d1a01', NULL, 'João da Conceição 4', 'joao da conceicao 4', '52998224725', '+5511987654321', NULL, 'E9999999920261120120000000000004', NULL, NULL, NULL, 'pao frances', 'joao4@example.com');
INSERT INTO public.tx VALUES (5, '\x0b5e6a1c000040008000000000000005', 1, 3, 1005, 0, 1795179000000, 2461365, 1795179120000, '\x8f14e45fceea467a9b362f5b3c2d1a01', 'pedido-5', 'João da Conceição 5', 'joao da conceicao 5', '52998224725', '+5511987654321', NULL, NULL, NULL, NULL, NULL, 'pao frances', 'joao5@example.com');
INSERT INTO public.tx VALUES (6, '\x0b5e6a1c000040008000000000000006', 2, 2, 1006, 0, 1795179600000, 2461365, 1795179720000, '\x8f14e45fceea467a9b362f5b3c2d1a01', NULL, 'João da Conceição 6', 'joao da conceicao 6', '52998224725', '+5511987654321', 'joao6@example.com', 'E9999999920261120120000000000006', NULL, NULL, NULL, 'pao frances', 'joao6@example.com');
INSERT INTO public.tx VALUES (7, '\x0b5e6a1c000040008000000000000007', 2, 6, 1007, 0, 1795180200000, 2461365, NULL, '\x8f14e45fceea467a9b362f5b3c2d1a01', 'pedido-7', 'João da Conceição 7', 'joao da conceicao 7', '52998224725', '+5511987654321', 'joao7@example.com', NULL, NULL, NULL, NULL, 'pao frances', 'joao7@example.com');
INSERT INTO public.tx VALUES (8, '\x0b5e6a1c000040008000000000000008', 2, 7, 1008, 0, 1795180800000, 2461365, NULL, '\x8f14e45fceea467a9b362f5b3c2d1a01', NULL, 'João da Conceição 8', 'joao da conceicao 8', '52998224725', '+5511987654321', 'joao8@example.com', NULL, NULL, NULL, NULL, 'pao frances', 'joao8@example.com');
INSERT INTO public.tx VALUES (9, '\x0b5e6a1c000040008000000000000009', 1, 1, 1009, 0, 1795181400000, 2461365, NULL, '\x8f14e45fceea467a9b362f5b3c2d1a01', 'pedido-9', 'João da Conceição 9', 'joao da conceicao 9', '52998224725', '+5511987654321', NULL, NULL, NULL, 1795267800000, NULL, 'pao frances', 'joao9@example.com');
INSERT INTO public.tx_wide VALUES (1, 'joao1@example.com', 'Pão francês', 'mesa 1
na janela', '', '000201 é o texto 1');
INSERT INTO public.tx_wide VALUES (2, 'joao2@example.com', 'Pão francês', 'mesa 2
na janela', '', '000201 é o texto 2');
INSERT INTO public.tx_wide VALUES (3, 'joao3@example.com', 'Pão francês', 'mesa 3
na janela', '', '000201 é o texto 3');
INSERT INTO public.tx_wide VALUES (4, 'joao4@example.com', 'Pão francês', 'mesa 4
na janela', '', '000201 é o texto 4');
INSERT INTO public.tx_wide VALUES (5, 'joao5@example.com', 'Pão francês', 'mesa 5
na janela', '', '000201 é o texto 5');
INSERT INTO public.tx_wide VALUES (6, 'joao6@example.com', 'Pão francês', 'mesa 6
na janela', '', '');
INSERT INTO public.tx_wide VALUES (7, 'joao7@example.com', 'Pão francês', 'mesa 7
na janela', '', '');
INSERT INTO public.tx_wide VALUES (8, 'joao8@example.com', 'Pão francês', 'mesa 8
na janela', '', '');
INSERT INTO public.tx_wide VALUES (9, 'joao9@example.com', 'Pão francês', 'mesa 9
na janela', '', '000201 é o texto 9');
ALTER TABLE ONLY public.api_key
    ADD CONSTRAINT api_key_hint_key UNIQUE (hint);
ALTER TABLE ONLY public.api_key
    ADD CONSTRAINT api_key_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.attempt
    ADD CONSTRAINT attempt_pkey PRIMARY KEY (webhook, delivery, n);
ALTER TABLE ONLY public.commit_mark
    ADD CONSTRAINT commit_mark_pkey PRIMARY KEY (writer);
ALTER TABLE ONLY public.day
    ADD CONSTRAINT day_pkey PRIMARY KEY (day);
ALTER TABLE ONLY public.delivery
    ADD CONSTRAINT delivery_pkey PRIMARY KEY (webhook, id);
ALTER TABLE ONLY public.environment
    ADD CONSTRAINT environment_pkey PRIMARY KEY (only_one);
ALTER TABLE ONLY public.event
    ADD CONSTRAINT event_pkey PRIMARY KEY (tx, n);
ALTER TABLE ONLY public.evidence
    ADD CONSTRAINT evidence_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.idempotency_key
    ADD CONSTRAINT idempotency_key_pkey PRIMARY KEY (platform, digest);
ALTER TABLE ONLY public.key_day
    ADD CONSTRAINT key_day_pkey PRIMARY KEY (api_key, day);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_tx_n_key UNIQUE (tx, n);
ALTER TABLE ONLY public.payment_id
    ADD CONSTRAINT payment_id_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.payment_time
    ADD CONSTRAINT payment_time_pkey PRIMARY KEY (tx);
ALTER TABLE ONLY public.refund
    ADD CONSTRAINT refund_pkey PRIMARY KEY (tx);
ALTER TABLE ONLY public.return_url
    ADD CONSTRAINT return_url_pkey PRIMARY KEY (tx);
ALTER TABLE ONLY public.schema_version
    ADD CONSTRAINT schema_version_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.tally
    ADD CONSTRAINT tally_pkey PRIMARY KEY (day, status, operation, platform);
ALTER TABLE ONLY public.tot
    ADD CONSTRAINT tot_pkey PRIMARY KEY (status, operation, platform);
ALTER TABLE ONLY public.tx
    ADD CONSTRAINT tx_id_key UNIQUE (id);
ALTER TABLE ONLY public.tx
    ADD CONSTRAINT tx_pkey PRIMARY KEY (seq);
ALTER TABLE ONLY public.tx_wide
    ADD CONSTRAINT tx_wide_pkey PRIMARY KEY (seq);
ALTER TABLE ONLY public.webhook
    ADD CONSTRAINT webhook_pkey PRIMARY KEY (id);
CREATE INDEX day_date ON public.day USING btree (COALESCE(date, day), day);
CREATE INDEX delivery_closed ON public.delivery USING btree (closed) WHERE (closed IS NOT NULL);
CREATE INDEX delivery_due ON public.delivery USING btree (webhook, due, id) WHERE (due IS NOT NULL);
CREATE INDEX delivery_notice ON public.delivery USING btree (id);
CREATE INDEX delivery_open ON public.delivery USING btree (tx, webhook, id) WHERE (due IS NOT NULL);
CREATE INDEX event_paid ON public.event USING btree (at) WHERE ((status = 2) AND (by_evidence IS NULL));
CREATE INDEX evidence_tx ON public.evidence USING btree (tx);
CREATE INDEX idempotency_key_created ON public.idempotency_key USING btree (created);
CREATE INDEX payment_id_ending ON public.payment_id USING btree (ending) WHERE (ending IS NOT NULL);
CREATE INDEX payment_id_tx ON public.payment_id USING btree (tx);
CREATE INDEX payment_time_at ON public.payment_time USING btree (at);
CREATE INDEX tx_due ON public.tx USING btree (due) WHERE (due IS NOT NULL);
CREATE UNIQUE INDEX tx_e2e_id ON public.tx USING btree (lower(substr(e2e_id, 27)), e2e_id) WHERE (e2e_id IS NOT NULL);
CREATE INDEX tx_evidence ON public.tx USING btree (evidence, seq, status, operation, platform, amount) WHERE (evidence IS NOT NULL);
CREATE INDEX tx_expires ON public.tx USING btree (expires) WHERE (expires IS NOT NULL);
CREATE INDEX tx_facts ON public.tx USING btree (seq, status, operation, platform, amount);
CREATE INDEX tx_kind ON public.tx USING btree (status, operation, platform, seq, amount);
CREATE INDEX tx_pix_key ON public.tx USING btree (pix_key, seq, status, operation, platform, amount) WHERE (pix_key IS NOT NULL);
CREATE UNIQUE INDEX tx_reference ON public.tx USING btree (reference, platform) WHERE (reference IS NOT NULL);
CREATE INDEX tx_texts ON public.tx USING gin (folded_name public.gin_trgm_ops, document public.gin_trgm_ops, phone public.gin_trgm_ops, folded_description public.gin_trgm_ops, folded_email public.gin_trgm_ops);
CREATE INDEX webhook_platform ON public.webhook USING btree (platform);
CREATE TRIGGER evidence_is_kept BEFORE DELETE OR UPDATE ON public.evidence FOR EACH ROW EXECUTE FUNCTION public.evidence_is_kept();
CREATE TRIGGER outbox_owed AFTER INSERT ON public.outbox FOR EACH ROW EXECUTE FUNCTION public.outbox_owed();
CREATE TRIGGER tx_inserted AFTER INSERT ON public.tx REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.tx_inserted();
CREATE TRIGGER tx_moved AFTER UPDATE OF status, commission ON public.tx FOR EACH ROW EXECUTE FUNCTION public.tx_moved();
ALTER TABLE ONLY public.attempt
    ADD CONSTRAINT attempt_webhook_delivery_fkey FOREIGN KEY (webhook, delivery) REFERENCES public.delivery(webhook, id);
ALTER TABLE ONLY public.delivery
    ADD CONSTRAINT delivery_id_fkey FOREIGN KEY (id) REFERENCES public.outbox(id);
ALTER TABLE ONLY public.delivery
    ADD CONSTRAINT delivery_tx_fkey FOREIGN KEY (tx) REFERENCES public.tx(seq);
ALTER TABLE ONLY public.event
    ADD CONSTRAINT event_tx_fkey FOREIGN KEY (tx) REFERENCES public.tx(seq);
ALTER TABLE ONLY public.evidence
    ADD CONSTRAINT evidence_tx_fkey FOREIGN KEY (tx) REFERENCES public.tx(seq);
ALTER TABLE ONLY public.idempotency_key
    ADD CONSTRAINT idempotency_key_tx_fkey FOREIGN KEY (tx) REFERENCES public.tx(seq);
ALTER TABLE ONLY public.key_day
    ADD CONSTRAINT key_day_api_key_fkey FOREIGN KEY (api_key) REFERENCES public.api_key(id);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_tx_n_fkey FOREIGN KEY (tx, n) REFERENCES public.event(tx, n);
ALTER TABLE ONLY public.payment_id
    ADD CONSTRAINT payment_id_tx_fkey FOREIGN KEY (tx) REFERENCES public.tx(seq);
ALTER TABLE ONLY public.payment_time
    ADD CONSTRAINT payment_time_tx_fkey FOREIGN KEY (tx) REFERENCES public.tx(seq);
ALTER TABLE ONLY public.refund
    ADD CONSTRAINT refund_tx_fkey FOREIGN KEY (tx) REFERENCES public.tx(seq);
ALTER TABLE ONLY public.return_url
    ADD CONSTRAINT return_url_tx_fkey FOREIGN KEY (tx) REFERENCES public.tx(seq);
ALTER TABLE ONLY public.tx_wide
    ADD CONSTRAINT tx_wide_seq_fkey FOREIGN KEY (seq) REFERENCES public.tx(seq);
