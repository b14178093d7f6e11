export type ToastMessage = {
  id: string
  kind: 'success' | 'info' | 'error'
  text: string
  /** Messages about one form share one toast. */
  form?: string
  /** The change that its button takes back. */
  undo?: string
}
