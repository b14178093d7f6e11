// The typed values of a part's form, for the live preview. They survive a change of tabs, until the page reloads or the
// part is saved.

import { useSearchParams } from '@remix-run/react'
import { type FormEvent, useState } from 'react'
import { type BrandPart, fieldLabels } from '#app/features/brand/parts.ts'
import { formName, partPath } from '../paths.ts'

export type Typed = Record<string, string>

const drafts = new Map<BrandPart, Typed>()

const asTyped = (saved: object): Typed =>
  Object.fromEntries(Object.entries(saved).map(([name, value]) => [name, String(value)]))

const isSame = (one: Typed, other: Typed) => Object.entries(one).every(([name, value]) => other[name] === value)

export function useTyped(part: BrandPart, savedNow: object) {
  const saved = asTyped(savedNow)
  const [base, setBase] = useState(saved)
  const [typed, setTyped] = useState<Typed>(() => drafts.get(part) ?? saved)
  const [round, setRound] = useState(0)
  if (!isSame(saved, base)) {
    setBase(saved)
    // The part was saved elsewhere and has no unsaved changes here, so the fields follow.
    if (isSame(typed, base) && !isSame(typed, saved)) {
      setTyped(saved)
      setRound(round + 1)
    }
  }
  const isChanged = !isSame(typed, saved)
  if (typeof document !== 'undefined' && !isChanged) drafts.delete(part)

  const onInput = ({ currentTarget, target }: FormEvent<HTMLElement>) => {
    const form = (target as HTMLInputElement).form ?? currentTarget.querySelector('form')
    if (!form) return
    const data = new FormData(form)
    const now = Object.fromEntries(Object.keys(fieldLabels[part]).map((name) => [name, String(data.get(name) ?? '')]))
    drafts.set(part, now)
    setTyped(now)
  }
  return { typed, isChanged, round, onInput }
}

export type View = 'edit' | 'preview'

/** Editing or the preview, as the page's address says; without the right to write only the preview. */
function useView(canWrite: boolean): View {
  const [search] = useSearchParams()
  return canWrite && search.get('view') !== 'preview' ? 'edit' : 'preview'
}

/** The form that is saved: a preview has something to save only while something is typed. */
export function useSaving(part: BrandPart, canWrite: boolean) {
  const view = useView(canWrite)
  const [isChanged, onChange] = useState(false)
  const form = { form: formName(part), action: partPath(part), canSave: view === 'edit' || isChanged }
  return { view, form, onChange }
}
