import { useSay } from '#app/languages/say.tsx'
import { honeypotField, keyField } from './field-names.ts'

/** A public form's signed key, and the honeypot field. */
export function FormKey({ value }: { value: string }) {
  const say = useSay()
  return (
    <>
      <input type="hidden" name={keyField} value={value} />
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {say('Leave this field empty')}
          <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
