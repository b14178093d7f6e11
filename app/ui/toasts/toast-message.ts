export type ToastMessage = {
  id: string
  kind: 'success' | 'info' | 'error'
  text: string
  /** Messages about one form share one toast. */
  form?: string
}
