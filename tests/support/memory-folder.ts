// One folder for all that a run of the tests writes: on a tmpfs if there is one, because databases sync after each write. However
// the run ends, the folder goes with it, and so do the PostgreSQL servers whose data is in it.
import { spawn } from 'node:child_process'
import { accessSync, chmodSync, constants, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const least = 2 * 1024 ** 3

/** Waits for the end of the process at the other end of its input, which the system closes even if that was killed. */
const clean = `
cat > /dev/null
for file in "$1"/*/data/postmaster.pid; do
  [ -f "$file" ] && kill -s QUIT "$(head -n 1 "$file")"
done
rm -rf "$1"
# A server writes for a moment longer.
sleep 1
rm -rf "$1"
`

/** Sets TMPDIR, once for all processes of a run. */
export function keepTestsInMemory() {
  if (process.env.TESTS_FOLDER) return
  const folder = mkdtempSync(join(process.env.TMPDIR || !hasMemory() ? tmpdir() : memory, 'site-tests-'))
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755)
  process.env.TESTS_FOLDER = folder
  process.env.TMPDIR = folder
  spawn('sh', ['-c', clean, 'sh', folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] }).unref()
  // A run whose starter was killed ends too.
  const starter = process.ppid
  setInterval(() => process.ppid === starter || process.exit(1), 1_000).unref()
}

function hasMemory() {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= least
  } catch {
    // Another system, or a container with a small one.
    return false
  }
}
