import { readdirSync, readFileSync } from 'node:fs';

/** A process of this machine, as /proc tells. */
export interface Process {
  pid: number;
  parent: number;
  /** Seconds since its start. */
  age: number;
  command: string;
  /** Environment at its start; empty for another user's process. */
  env: Partial<Record<string, string>>;
}

/** Clock ticks of the kernel's times, per second: the same on all platforms of Linux. */
const TICKS = 100;

/** All processes; none where there is no /proc (other systems than Linux). */
function processes(): Process[] {
  if (process.platform !== 'linux') return [];
  const now = startOf(statOf(process.pid)) + process.uptime();
  return readdirSync('/proc').flatMap((name) => {
    const pid = Number(name);
    if (!Number.isInteger(pid)) return [];
    try {
      const stat = statOf(pid);
      const [state, parent] = stat;
      // Ended, and not collected by its parent yet.
      if (state === 'Z') return [];
      const age = Math.round(now - startOf(stat));
      const command = read(pid, 'cmdline').replaceAll('\0', ' ').trim();
      return [{ pid, parent: Number(parent), age, command, env: environment(pid) }];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
}

/** The fields of proc(5) after the name, which may hold anything in its brackets: state first. */
function statOf(pid: number): string[] {
  return read(pid, 'stat').split(') ').pop()?.split(' ') ?? [];
}

/** Seconds between the machine's start and that of the process. */
function startOf(stat: string[]): number {
  return Number(stat[19]) / TICKS;
}

function read(pid: number, name: string): string {
  return readFileSync(`/proc/${pid}/${name}`, 'utf8');
}

function environment(pid: number): Partial<Record<string, string>> {
  try {
    return Object.fromEntries(
      read(pid, 'environ')
        .split('\0')
        .map((each) => [each.split('=', 1)[0], each.slice(each.indexOf('=') + 1)]),
    ) as Record<string, string>;
  } catch {
    return {};
  }
}

/** The processes that carry a run's mark (TEST_RUN), and their descendants. */
export function ofRun(mark: string): Process[] {
  const all = processes();
  const members = new Set(all.filter(({ env }) => env.TEST_RUN === mark));
  // Parents can come after their children.
  for (let before = -1; before < members.size;) {
    before = members.size;
    const pids = new Set([...members].map(({ pid }) => pid));
    for (const each of all) if (pids.has(each.parent)) members.add(each);
  }
  return [...members];
}

export function kill(members: Process[]): void {
  for (const { pid } of members) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
  }
}
