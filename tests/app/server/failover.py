#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests two balcao-servers on a PostgreSQL primary with a synchronous standby. The primary is killed
under load, and the standby is promoted: no acknowledged transaction may be lost, and the service
must answer again within five seconds.
"""

import concurrent.futures
import http.client
import json
import os
import pathlib
import pwd
import shutil
import signal
import subprocess
import tempfile
import threading
import time
import unittest
import urllib.parse

SERVER = os.environ["BALCAO_SERVER"]
PROGRAMS = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin"))[-1]
PLATFORM = "8f14e45f-ceea-467a-9b36-2f5b3c2d1a01"
SECONDS = 60
RESUME = 5  # seconds from the end of the promotion to the first answer
CLIENTS = 8


def as_owner(*command):
    """Runs a program of PostgreSQL, which refuses to run as root."""
    prefix = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    done = subprocess.run(
        [*prefix, *map(str, command)],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False, timeout=SECONDS,
    )  # fmt: skip
    if done.returncode:
        raise AssertionError(f"{command}: {done.stdout}{done.stderr}")
    return done.stdout


class Node:
    """A PostgreSQL server that listens on a socket in its folder."""

    def __init__(self, folder):
        self.folder = folder
        self.data = folder / "data"
        folder.mkdir()
        if os.geteuid() == 0:
            owner = pwd.getpwnam("postgres")
            os.chown(folder, owner.pw_uid, owner.pw_gid)

    def control(self, *arguments):
        as_owner(PROGRAMS / "pg_ctl", "-D", self.data, "-w", *arguments)

    def start(self):
        options = f"-k {self.folder} -c listen_addresses= -c shared_buffers=16MB -c fsync=on"
        self.control("-o", options, "-l", self.folder / "log", "start")

    def ask(self, sql, database="postgres"):
        return as_owner(
            PROGRAMS / "psql", "-X", "-A", "-t", "-h", self.folder, "-U", "balcao", "-d", database, "-c", sql
        ).strip()

    def kill(self):
        """Ends all processes without a farewell, like a power cut."""
        parent = int((self.data / "postmaster.pid").read_text().splitlines()[0])
        children = pathlib.Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
        for pid in (parent, *map(int, children)):
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                pass

    def stop(self):
        if (self.data / "postmaster.pid").exists():
            subprocess.run(
                [*(["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []),
                 str(PROGRAMS / "pg_ctl"), "-D", str(self.data), "-m", "immediate", "stop"],
                capture_output=True, check=False, timeout=SECONDS,
            )  # fmt: skip


class Client:
    """Creates charges one after the other, on any of the servers, until asked to stop."""

    def __init__(self, number, urls, key, stopping):
        self.number, self.urls, self.key, self.stopping = number, urls, key, stopping
        self.acknowledged = []  # references and times of the answers
        self.failed = 0

    def create(self, reference):
        """Returns the status; 0 without an answer."""
        body = {
            "name": "Ana", "email": "ana@example.com", "phone": "11987654321", "amount": 15.0,
            "document": "52998224725", "description": "x", "platform": PLATFORM, "reference": reference,
        }  # fmt: skip
        url = self.urls[len(self.acknowledged) % len(self.urls)]
        connection = http.client.HTTPConnection(url.hostname, url.port, timeout=SECONDS)
        try:
            connection.request(
                "POST", "/api/v1/transaction/pix/cashin", json.dumps(body),
                {"Authorization": "Bearer " + self.key, "Content-Type": "application/json",
                 "Prefer": "omit=qr_code_image"},
            )  # fmt: skip
            answer = connection.getresponse()
            answer.read()
            return answer.status
        except OSError:
            return 0
        finally:
            connection.close()

    def run(self):
        number = 0
        while not self.stopping.is_set():
            number += 1
            reference = f"c{self.number}-{number}"
            if self.create(reference) == 201:
                self.acknowledged.append((reference, time.monotonic()))
            else:
                self.failed += 1
                time.sleep(0.05)


class Failover(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="balcao-failover-"))
        self.folder.chmod(0o755)
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        self.primary = Node(self.folder / "a")
        self.standby = Node(self.folder / "b")
        self.addCleanup(self.standby.stop)
        self.addCleanup(self.primary.stop)
        as_owner(
            PROGRAMS / "initdb", "-D", self.primary.data, "-U", "balcao", "-A", "trust",
            "-E", "UTF8", "--locale=C.UTF-8", "--no-sync",
        )  # fmt: skip
        self.primary.start()
        self.primary.ask("CREATE DATABASE shop TEMPLATE template0")
        as_owner(
            PROGRAMS / "pg_basebackup", "-h", self.primary.folder, "-U", "balcao",
            "-D", self.standby.data, "-R", "--no-sync", "-c", "fast",
        )  # fmt: skip
        self.standby.start()
        # After the copy: the promoted standby must not wait for a standby of its own.
        self.primary.ask("ALTER SYSTEM SET synchronous_standby_names = '*'")
        self.primary.ask("SELECT pg_reload_conf()")
        deadline = time.monotonic() + SECONDS
        while self.primary.ask("SELECT max(sync_state) FROM pg_stat_replication") != "sync":
            self.assertLess(time.monotonic(), deadline, "the standby is not synchronous")
            time.sleep(0.1)
        self.address = (
            f"postgresql:///shop?user=balcao&host={self.primary.folder},{self.standby.folder}"
            "&port=5432,5432&target_session_attrs=read-write"
        )

    def command(self, *words):
        done = subprocess.run(
            [SERVER, *words, "--database", self.address],
            stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False, timeout=SECONDS,
        )  # fmt: skip
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout.strip()

    def serve(self, name):
        """Starts a server and returns its address."""
        log = (self.folder / f"{name}.log").open("w")
        self.addCleanup(log.close)
        process = subprocess.Popen(
            [SERVER, "serve", "--sandbox", "--listen", "127.0.0.1:0", "--database", self.address],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=log, text=True,
        )  # fmt: skip

        def end():
            process.terminate()
            process.communicate(timeout=SECONDS)

        self.addCleanup(end)
        line = process.stdout.readline()
        self.assertTrue(line.startswith("listening on "), line)
        return urllib.parse.urlparse(line.split()[-1])

    def test_loses_nothing_that_was_acknowledged(self):
        key = self.command(
            "key", "create", "--sandbox", "--name", "x", "--platform", PLATFORM, "--scopes", "read,cashin"
        )
        urls = [self.serve("first"), self.serve("second")]
        stopping = threading.Event()
        clients = [Client(number, urls, key, stopping) for number in range(CLIENTS)]
        with concurrent.futures.ThreadPoolExecutor(CLIENTS) as pool:
            running = [pool.submit(client.run) for client in clients]
            try:
                time.sleep(2)
                self.primary.kill()
                self.standby.control("promote")
                promoted = time.monotonic()
                time.sleep(RESUME + 1)
            finally:
                stopping.set()
            for one in running:
                one.result()
        answers = sorted(at for client in clients for _, at in client.acknowledged)
        before = [at for at in answers if at < promoted]
        after = [at for at in answers if at >= promoted]
        failed = sum(client.failed for client in clients)
        self.assertGreater(len(before), 20)
        self.assertGreater(failed, 0)  # the outage was noticed
        self.assertTrue(after, "the service did not resume")
        resumed = after[0] - promoted
        print(f"{len(before)} before, {len(after)} after, {failed} failed, resumed in {resumed:.1f} s")
        self.assertLess(resumed, RESUME)

        found = self.standby.ask("SELECT reference FROM tx", "shop").split()
        acknowledged = {reference for client in clients for reference, _ in client.acknowledged}
        self.assertEqual(len(found), len(set(found)))
        self.assertEqual(acknowledged - set(found), set())
        self.assertEqual(self.command("check"), "sound")


if __name__ == "__main__":
    unittest.main(verbosity=2)
