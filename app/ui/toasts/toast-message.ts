export type ToastMessage = {
  id: string
  kind: 'success' | 'info' | 'error'
  text: string
  /** Messages about one form share one toast. */
  form?: string
  /** The change that its button takes back. */
  undo?: Undo
  /** The page that it is about. */
  link?: WayOn
}

export type WayOn = { to: string; label: string }

/** The id of a remembered change of the inbox, or a form of its own. @property label of a button that does more than undo */
export type Undo = string | { action: string; values: Readonly<Record<string, string>>; label?: string }

/** The address and the fields of the form that takes a change back. @param to the page to return to */
export const undoing = (undo: Undo, to: string): Exclude<Undo, string> =>
  typeof undo === 'string' ? { action: '/dashboard/inbox/undo', values: { undo, to } } : undo
