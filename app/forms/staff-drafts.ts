// The drafts of staff outlive a sign-out in another tab, which empties the storage of all tabs; from then on they are this
// tab's only, so that nothing stays on the device.
import { draftOf, inStorage, keyOf, written } from './draft.ts'

let isSigningOut = false

if (typeof window !== 'undefined') {
  document.addEventListener('submit', ({ target }) => {
    isSigningOut = target instanceof HTMLFormElement && target.getAttribute('action') === '/logout'
  })
  window.addEventListener('pagehide', () => {
    if (isSigningOut) return
    inStorage('tab', (storage) => {
      for (const [key, draft] of written) storage.setItem(key, draft)
    })
  })
}

/** True if this tab has text that was typed into a record's form and not stored. */
export const hasDraft = (formOf: string) =>
  [...written].some(([key, text]) => key.startsWith(`${keyOf(formOf)} `) && draftOf(text)?.typed.length !== 0)
