// Puts tests' databases on a tmpfs if there is one, because they sync after each write.
import { accessSync, constants, statfsSync } from 'node:fs'

const folder = '/dev/shm'
const least = 2 * 1024 ** 3

/** Sets TMPDIR, unless it is set already. */
export function keepTestsInMemory() {
  if (process.env.TMPDIR) return
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    if (bavail * bsize >= least) process.env.TMPDIR = folder
  } catch {
    // Another system, or a container with a small one.
  }
}
