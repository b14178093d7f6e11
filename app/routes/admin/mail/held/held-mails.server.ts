import { db } from '#app/db.server.ts'
import { heldByKind } from '#app/mail/backlog.server.ts'

/** The kind that a link names; null for all. */
export const heldKind = (request: Request) => new URL(request.url).searchParams.get('kind') || null

/** How many mails a decision is about. */
export async function countHeld(request: Request) {
  const kind = heldKind(request)
  const held = (await heldByKind(db)).filter((row) => kind === null || row.kind === kind)
  return { kind, count: held.reduce((sum, row) => sum + row.count, 0) }
}

/** What is said of a decision afterwards. */
export function heldDecided(count: number, outcome: string) {
  const mails = count === 1 ? '1 mail' : `${count} mails`
  return count === 0
    ? ({ to: '/dashboard/mail', kind: 'info', text: 'Nothing was changed: no such mails are held any more.' } as const)
    : ({ to: '/dashboard/mail', text: `${mails} ${outcome}` } as const)
}
