// The drafts of staff forms outlive a sign-out in another tab, which empties the storage of all tabs.
import { draftOf, storageKey, withStorage, written } from './form-draft.ts'

let isSigningOut = false

if (typeof window !== 'undefined') {
  document.addEventListener('submit', ({ target }) => {
    isSigningOut = target instanceof HTMLFormElement && target.getAttribute('action') === '/logout'
  })
  window.addEventListener('pagehide', () => {
    if (isSigningOut) return
    withStorage((storage) => {
      for (const [key, draft] of written) storage.setItem(key, draft)
    })
  })
}

/** True if this tab has text that was typed into a record's form and not stored. */
export const hasDraft = (formOf: string) =>
  [...written].some(([key, text]) => key.startsWith(`${storageKey(formOf)} `) && draftOf(text)?.typed.length !== 0)
