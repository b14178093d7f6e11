import { useSearchParams } from '@remix-run/react'
import { useState } from 'react'
import type { BrandPart } from '#app/features/brand/parts.ts'
import { formName, partPath } from '../paths.ts'

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
