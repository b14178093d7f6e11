/** What comes with a visitor's change to a record behind the status link. */
export type VisitorDeed = {
  /** The visitor's clientKey, for the throttle. */
  client: string
  now: number
  /** Who of the staff is told. */
  recipients: string[]
}

/** `closed`: it is decided or done by now, and nothing was changed. */
export type VisitorOutcome = 'done' | 'closed' | 'gone'
