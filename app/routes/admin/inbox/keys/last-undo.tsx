import { useEffect, useState } from 'react'
import { type Flash, useFlash } from '#app/http/browser/flash.ts'
import { UndoForm } from '../../shared/undo-form.tsx'

/** Takes back the last change to records until it is undone: the messages of later acts do not take it away. */
export function LastUndo() {
  const flash = useFlash()
  const [last, setLast] = useState<Flash['undo']>()
  useEffect(() => {
    if (typeof flash?.undo === 'string') setLast(flash.undo)
  }, [flash?.undo])
  useEffect(() => {
    const onSubmit = ({ target }: SubmitEvent) => {
      if (target instanceof Element && target.id === 'undo') setLast(undefined)
    }
    document.addEventListener('submit', onSubmit)
    return () => document.removeEventListener('submit', onSubmit)
  }, [])
  // The message of the change has the same form.
  if (!last || flash?.undo) return null
  return (
    <div className="until-focus">
      <UndoForm undo={last} />
    </div>
  )
}
