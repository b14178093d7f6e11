// The child process's side of child.server.ts: it answers one task and exits.
const lookMs = 50

/**
 * @param work throws when it has no answer
 * @param mostMemory the limit of the whole process in bytes, above which it exits
 */
export function answerTask(work: (task: never) => Promise<unknown> | unknown, mostMemory: number) {
  // The parent may exit before or after the child has loaded.
  if (!process.connected) process.exit()
  process.once('disconnect', () => process.exit())
  setInterval(() => {
    if (process.memoryUsage.rss() > mostMemory) process.exit(2)
  }, lookMs)
  process.once('message', async ({ task }: { task: never }) => {
    const answer = await work(task)
    process.send?.(answer, undefined, {}, () => process.exit())
  })
}
