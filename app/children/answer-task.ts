// The child's side of child.server.ts: one task, one answer, and the end of the process.
const lookMs = 50

/**
 * @param work fails where it has no answer
 * @param mostMemory bytes of the whole process, after which it ends itself
 */
export function answerTask(work: (task: never) => Promise<unknown> | unknown, mostMemory: number) {
  setInterval(() => {
    if (process.memoryUsage.rss() > mostMemory) process.exit(2)
  }, lookMs)
  process.once('message', async ({ task }: { task: never }) => {
    const answer = await work(task)
    process.send?.(answer, undefined, {}, () => process.exit())
  })
  // The site has ended.
  process.once('disconnect', () => process.exit())
}
