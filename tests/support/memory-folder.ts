// Where tests keep their databases: in memory where the system has a folder for that, for they sync after each write.
import { accessSync, constants, statfsSync } from 'node:fs'

const folder = '/dev/shm'
const least = 2 * 1024 ** 3

/** Sets TMPDIR, unless somebody has chosen it. */
export function keepTestsInMemory() {
  if (process.env.TMPDIR) return
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    if (bavail * bsize >= least) process.env.TMPDIR = folder
  } catch {
    // Another system, or a container with little of it.
  }
}
