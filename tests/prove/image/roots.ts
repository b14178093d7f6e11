// Folders that stand in for images, and programs that run in them as in a container: with a mount and a process namespace of
// their own, by chroot. They end with the program that set them up.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'

export type Ran = { code: number | null; output: string }

/** Kept readable: a shell runs in new namespaces, mounts what every program expects, and becomes the program. */
const enter = `
root=$1; shift
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
`
const asContainer = `
root=$1 data=$2 user=$3 memory=$4; shift 4
if [ -d /sys/fs/cgroup/memory ]; then
  mkdir -p /sys/fs/cgroup/memory/prove-image
  echo "$memory" > /sys/fs/cgroup/memory/prove-image/memory.limit_in_bytes
  echo $$ > /sys/fs/cgroup/memory/prove-image/cgroup.procs
fi
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t tmpfs tmpfs "$root/tmp"
mount --bind "$data" "$root/data"
mount -o remount,bind,ro "$root"
exec chroot "$root" setpriv --reuid="$user" --regid="$user" --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all "$@"
`
/** The controller that a container's limit of memory needs; elsewhere it runs without one. */
export const limitsMemory = existsSync('/sys/fs/cgroup/memory')
const namespaces = ['--mount', '--pid', '--fork', '--kill-child=SIGTERM']

/** Runs a step of the build as root. @param folder its working directory */
export function runInRoot(root: string, folder: string, variables: Record<string, string>, line: string): Promise<Ran> {
  const inside = ['/bin/sh', '-c', `cd ${folder} && ${line}`]
  const script = `${enter}exec chroot "$root" "$@"`
  return run('unshare', [...namespaces, 'bash', '-ec', script, 'bash', root, ...withVariables(variables), ...inside])
}

type Container = {
  root: string
  /** The volume at /data. */
  data: string
  user: string
  memory: number
  folder: string
  variables: Record<string, string>
}

/** Starts a command as Docker would with --read-only, --tmpfs /tmp, --cap-drop ALL and no-new-privileges. */
export function startContainer({ root, data, user, memory, folder, variables }: Container, command: string[]) {
  const inside = ['/bin/sh', '-c', `cd ${folder} && exec "$@"`, 'sh', ...command]
  const args = [root, data, user, String(memory), ...withVariables(variables), ...inside]
  return spawn('unshare', [...namespaces, 'bash', '-ec', asContainer, 'bash', ...args])
}

export async function runContainer(container: Container, command: string[]): Promise<Ran> {
  return finished(startContainer(container, command))
}

function withVariables(variables: Record<string, string>): string[] {
  const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
  return ['/usr/bin/env', '-i', ...Object.entries({ PATH, ...variables }).map(([name, value]) => `${name}=${value}`)]
}

export const run = (program: string, args: string[]): Promise<Ran> => finished(spawn(program, args))

export async function must(running: Promise<Ran>): Promise<string> {
  const { code, output } = await running
  if (code !== 0) throw new Error(output.slice(-4_000))
  return output
}

async function finished(child: ChildProcess): Promise<Ran> {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk
    })
  }
  child.stdin?.end()
  const [code] = await once(child, 'close')
  return { code, output }
}
