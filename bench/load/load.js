"use strict";
// Many matches at once against one server on this machine; prints one line of JSON.
//
//   node load.js --server geisterstunde|boardgame --port P --pid PID --mode saturated|paced|connected
//                --matches N --warmup S --seconds S [--rounds N]
//
// Saturated: the next seat moves as soon as both sockets have the new state. Paced: after 0.5 to 1.5 seconds of
// thought. Connected: all have begun, and nobody moves. It says "measuring" after the warm-up and its figures at the end,
// and stays connected until stdin ends, for a look at the server's memory.

const fs = require("node:fs");
const { parseArgs } = require("node:util");
const { hangUp } = require("./calls");

const SERVERS = { geisterstunde: "./geisterstunde", boardgame: "./boardgame" };
const AT_ONCE = 40;
const TICKS_A_SECOND = 100;

const { values: asked } = parseArgs({
  options: {
    server: { type: "string" },
    port: { type: "string" },
    pid: { type: "string" },
    mode: { type: "string" },
    matches: { type: "string", default: "1000" },
    warmup: { type: "string", default: "3" },
    seconds: { type: "string", default: "8" },
    rounds: { type: "string", default: "3" },
  },
});
const adapter = require(SERVERS[asked.server]);
const port = Number(asked.port);
const isPaced = asked.mode === "paced";

const errors = new Map();
const latencies = [];
let moves = 0;
let finished = 0;
let isPlaying = false;
let isMeasuring = false;
let isEnding = false;

class Match {
  constructor() {
    this.players = [];
    this.mover = null;
    this.sentAt = 0;
    this.isHere = [false, false];
    this.hasBegun = false;
    this.isOver = false;
    this.isRenewing = false;
    this.isBroken = false;
  }

  /** A socket has a new state. */
  arrived(who, isOver) {
    // Between two games there is other news too.
    if (this.isHere[who] || (this.isRenewing && isOver)) {
      return;
    }
    this.isHere[who] = true;
    this.isOver = isOver;
    if (who === this.mover) {
      this.count();
    }
    if (this.isHere[0] && this.isHere[1]) {
      this.hasBegun = true;
      this.goOn();
    }
  }

  count() {
    if (isMeasuring) {
      moves += 1;
      latencies.push(performance.now() - this.sentAt);
    }
  }

  goOn() {
    this.mover = null;
    this.isRenewing = this.isOver;
    if (!isPlaying || isEnding || this.isBroken) {
      return;
    }
    if (this.isOver) {
      this.await();
      finished += isMeasuring ? 1 : 0;
      adapter.again(this);
    } else if (isPaced) {
      setTimeout(() => this.act(), 500 + 1000 * Math.random());
    } else {
      this.act();
    }
  }

  await() {
    this.isHere[0] = this.isHere[1] = false;
  }

  act() {
    if (isEnding || this.isBroken) {
      return;
    }
    const who = adapter.toAct(this);
    if (who === null) {
      this.failed("nobody may act");
      return;
    }
    this.await();
    this.mover = who;
    this.sentAt = performance.now();
    adapter.act(this, who);
  }

  failed(reason) {
    this.isBroken = true;
    errors.set(reason, (errors.get(reason) ?? 0) + 1);
  }

  lost() {
    if (!isEnding) {
      this.failed("connection lost");
    }
  }
}

/** CPU seconds of a process so far: its own, and the kernel's for it. */
function cpuOf(pid) {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return { own: Number(fields[11]) / TICKS_A_SECOND, kernel: Number(fields[12]) / TICKS_A_SECOND };
}

const sum = (cpu) => cpu.own + cpu.kernel;

/** Busy CPU seconds of the whole machine so far. */
function cpuOfAll() {
  const fields = fs.readFileSync("/proc/stat", "utf8").split("\n")[0].trim().split(/\s+/).slice(1, 9).map(Number);
  return (fields.reduce((sum, field) => sum + field, 0) - fields[3] - fields[4]) / TICKS_A_SECOND;
}

function residentOf(pid) {
  const line = fs.readFileSync(`/proc/${pid}/status`, "utf8").match(/VmRSS:\s+(\d+) kB/);
  return Number(line[1]) * 1024;
}

function used() {
  return { at: performance.now(), server: cpuOf(asked.pid), load: cpuOf("self"), all: cpuOfAll() };
}

function quantile(sorted, share) {
  return sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] : null;
}

const sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, 1000 * seconds));

async function seated(count) {
  const matches = Array.from({ length: count }, () => new Match());
  const waiting = [...matches];
  const work = async () => {
    for (let match = waiting.pop(); match !== undefined; match = waiting.pop()) {
      await adapter.seat(match, port, Number(asked.rounds));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return matches;
}

async function begun(matches) {
  for (const match of matches) {
    match.await();
    adapter.begin(match);
  }
  const deadline = performance.now() + 60_000;
  while (matches.some((match) => !match.hasBegun && !match.isBroken) && performance.now() < deadline) {
    await sleep(0.05);
  }
}

async function main() {
  const begin = performance.now();
  const matches = await seated(Number(asked.matches));
  await begun(matches);
  const setup = (performance.now() - begin) / 1000;
  // All begin to move together, so that nobody is measured in a game that is further on than those of the others.
  isPlaying = asked.mode !== "connected";
  matches.forEach((match) => match.goOn());
  await sleep(asked.mode === "connected" ? 0 : Number(asked.warmup));
  console.log(JSON.stringify({ measuring: matches.length }));
  const before = used();
  isMeasuring = true;
  await sleep(asked.mode === "connected" ? 0 : Number(asked.seconds));
  isMeasuring = false;
  const after = used();
  isEnding = true;
  report(before, after, setup);
  await new Promise((resolve) => process.stdin.on("end", resolve).resume());
  matches.forEach(adapter.close);
  hangUp();
}

function report(before, after, setup) {
  const seconds = (after.at - before.at) / 1000;
  const server = sum(after.server) - sum(before.server);
  const kernel = after.server.kernel - before.server.kernel;
  const load = sum(after.load) - sum(before.load);
  latencies.sort((one, other) => one - other);
  console.log(
    JSON.stringify({
      server: asked.server,
      mode: asked.mode,
      matches: Number(asked.matches),
      seconds,
      setup,
      moves,
      moves_per_second: moves / seconds,
      p50_ms: quantile(latencies, 0.5),
      p99_ms: quantile(latencies, 0.99),
      most_ms: latencies.at(-1) ?? null,
      games_finished: finished,
      errors: Object.fromEntries(errors),
      server_cpu_ms_per_move: (server * 1000) / moves,
      server_kernel_ms_per_move: (kernel * 1000) / moves,
      server_cores: server / seconds,
      load_cores: load / seconds,
      foreign_cores: (after.all - before.all - server - load) / seconds,
      resident_bytes: residentOf(asked.pid),
    }),
  );
}

main().then(
  () => process.exit(0),
  (problem) => {
    console.error(problem.message);
    process.exit(1);
  },
);
