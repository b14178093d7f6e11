import type { SendContext } from './send-context.ts'

/** What comes with a visitor's change to a record behind the status link. */
export type VisitorDeed = Pick<SendContext, 'client' | 'now'>

/** `closed`: it is decided or done by now, and nothing was changed. */
export type VisitorOutcome = 'done' | 'closed' | 'gone'
