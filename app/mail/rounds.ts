/** Works on several at once, so that the rate does not depend on how fast each is answered. */
const mostAtOnce = 4

/** The first probes the way; the others follow. @param deliverOne resolves to whether there may be more to send */
export async function deliverRound(deliverOne: () => Promise<boolean>): Promise<void> {
  if (!(await deliverOne())) return
  const deliverAll = async () => {
    while (await deliverOne());
  }
  const ends = await Promise.allSettled(Array.from({ length: mostAtOnce }, deliverAll))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}
