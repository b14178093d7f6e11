// CPU seconds of processes, as Linux counts them in /proc: their own and those of all that they started.
import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const ticksPerSecond = 100

/**
 * @param pid of the process at the top
 * @returns the CPU seconds of the process and of all its descendants so far, those that have ended included; 0 where there is no
 *   /proc
 */
export function cpuOfTree(pid = process.pid): number {
  const known = new Map<number, { parent: number; ticks: number }>()
  for (const name of processes()) {
    const found = readStat(name)
    if (found) known.set(Number(name), found)
  }
  const isInside = (one: number): boolean => one === pid || (known.has(one) && isInside(known.get(one)?.parent ?? 0))
  const inside = [...known].filter(([one]) => isInside(one))
  return inside.reduce((sum, [, { ticks }]) => sum + ticks, 0) / ticksPerSecond
}

function processes(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

/** The parent and the ticks of a process, with those of its children that have ended; null once it is gone. */
function readStat(pid: string) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may contain anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return { parent: Number(fields[1]), ticks }
  } catch {
    return null
  }
}
