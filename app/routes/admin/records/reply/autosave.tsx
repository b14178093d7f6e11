// Saves a reply's text as its draft: a few seconds after the last keystroke, and when the page is left.
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { replyFiles } from '#app/features/records/reply/files.ts'
import { discardDrafts } from '#app/forms/draft.ts'
import { recordFormKey } from '#app/forms/form-answer.ts'
import { useFormState } from '#app/forms/form-state.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { inboxPath } from '#app/routes/admin/inbox/query.ts'
import { NoteRow } from '#app/routes/admin/inbox/row-notes.ts'
import { Moment } from '#app/ui/text/moment.tsx'
import type { StoredDraft } from './draft.ts'

const quiet = 3_000

type DraftAutosaveProps = {
  reference: string
  form: string
  /** The form's address. */
  path: string
  savedAt: number | null
  timeZone: string
  /** Shown beside the time of a saved draft. */
  children: ReactNode
}

export function DraftAutosave({ reference, form, path, savedAt, timeZone, children }: DraftAutosaveProps) {
  const say = useSay()
  const saved = useAutosave(reference, form, path, savedAt)
  return (
    <div className="cluster draft-state soft">
      <p role="status">
        {saved.isFailed ? `${say('We couldn’t save the draft.')} ` : null}
        {saved.at === null ? null : (
          <Said phrase="Draft saved: {time}" values={{ time: <Moment at={saved.at} zone={timeZone} /> }} />
        )}
      </p>
      {saved.at === null ? null : children}
    </div>
  )
}

function useAutosave(reference: string, form: string, path: string, savedAt: number | null) {
  const { answer, formError } = useFormState()
  const [saved, setSaved] = useState({ at: savedAt, isFailed: false })
  /** `isUnsaved`: the text has changed since the last save. `isSent`: the reply is being sent, so the draft is finished. */
  const typed = useRef({ isUnsaved: false, isSent: false })
  const noteRow = useContext(NoteRow)

  useEffect(() => {
    const element = document.getElementById(form)
    if (!(element instanceof HTMLFormElement)) return
    const state = typed.current
    let timer: ReturnType<typeof setTimeout> | undefined
    let request: AbortController | undefined

    const save = async () => {
      clearTimeout(timer)
      if (!state.isUnsaved || state.isSent) return
      state.isUnsaved = false
      request = new AbortController()
      const stored = await store(reference, element, request.signal)
      if (!stored) state.isUnsaved = true
      // The tab's own copy is dropped once the draft is saved, unless more was typed meanwhile.
      else if (!state.isUnsaved) discardDrafts(recordFormKey(form, path))
      if (stored) noteRow(reference, { hasOwnDraft: stored.savedAt !== null })
      setSaved(({ at }) => ({ at: stored ? stored.savedAt : at, isFailed: stored === null && !state.isSent }))
    }
    const onInput = () => {
      state.isUnsaved = true
      // A letter typed as the reply is sent makes no new draft of it.
      if (state.isSent) return
      clearTimeout(timer)
      timer = setTimeout(save, quiet)
    }
    const onSubmit = () => {
      state.isSent = true
      clearTimeout(timer)
      request?.abort()
    }
    const onHidden = () => {
      if (document.visibilityState === 'hidden') save()
    }
    element.addEventListener('input', onInput)
    element.addEventListener('submit', onSubmit)
    window.addEventListener('pagehide', save)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      element.removeEventListener('input', onInput)
      element.removeEventListener('submit', onSubmit)
      window.removeEventListener('pagehide', save)
      document.removeEventListener('visibilitychange', onHidden)
      save()
    }
  }, [form, path, reference, noteRow])

  // A refused reply is a draft again.
  useEffect(() => {
    if ((answer || formError) && typed.current.isSent) Object.assign(typed.current, again)
  }, [answer, formError])
  return saved
}

const store = (reference: string, form: HTMLFormElement, signal: AbortSignal): Promise<StoredDraft | null> =>
  fetch(`${inboxPath}/${reference}/draft`, {
    method: 'POST',
    body: textsOf(form),
    keepalive: true,
    redirect: 'manual',
    signal,
  })
    .then(async (answer) => (answer.ok ? ((await answer.json()) as StoredDraft) : null))
    .catch(() => null)

/** Files are sent with a button: a request that outlives its page may have 64 kB. */
function textsOf(form: HTMLFormElement): FormData {
  const texts = new FormData(form)
  texts.delete(replyFiles.name)
  return texts
}

const again = { isUnsaved: true, isSent: false }
