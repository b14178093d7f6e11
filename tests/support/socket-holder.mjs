// Plays the part of site.socket and site.service: opens a port, hands it to a command as file descriptor 3, and starts the
// command again whenever it ends with 0. node socket-holder.mjs <port or path> <command> <arguments>
import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'

const [place, ...command] = process.argv.slice(2)
const port = Number(place)
// The process id is only known in the process itself: the shell says its own and becomes the command.
const script = 'echo "started $$"; LISTEN_PID=$$ LISTEN_FDS=1 exec "$@"'

const server = createServer().listen(
  { ...(port ? { port, host: '127.0.0.1' } : { path: place }), backlog: 4096 },
  () => {
    const stdio = ['ignore', 'inherit', 'inherit', server._handle.fd]
    // spawnSync keeps the event loop from running, so that this process accepts no connection.
    let ended
    do ended = spawnSync('sh', ['-c', script, 'sh', ...command], { stdio })
    while (ended.status === 0)
    process.exit(ended.status ?? 1)
  },
)
