// Form fields. Each finds its own value, error and id in the surrounding form.
import { useRouteLoaderData } from '@remix-run/react'
import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'
import { useField, useFormState } from '#app/forms/form-state.ts'
import { useFocused } from '#app/forms/notices/focus-on-change.ts'
import { useStaffNotices } from '#app/forms/notices/staff-notices.ts'
import { capitalized } from '#app/languages/capitalized.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { AddressQuestion } from './address-question.tsx'
import { ownerField } from './field-names.ts'
import { type Option, optionText } from './option.ts'

export type FieldProps = {
  name: string
  label: string
  hint?: string
  /** Shown as "(optional)" beside the label unless true. */
  required?: boolean
  /** Not shown as optional: a choice that always has a value, or a field that is needed with another. */
  isUnmarked?: boolean
}

type TextFieldProps = FieldProps &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'autoComplete' | 'autoFocus' | 'inputMode' | 'spellCheck' | 'placeholder' | 'lang'
  > & {
    /** The browser's suggestions; any other text is allowed. */
    list?: readonly Option[]
  }

export function TextField({
  name,
  label,
  hint,
  required = false,
  isUnmarked,
  type = 'text',
  list,
  ...input
}: TextFieldProps) {
  const { busy } = useFormState()
  const field = useField(name)
  return (
    <Field name={name} label={label} hint={hint} required={required} isUnmarked={isUnmarked}>
      {list ? <Proposals id={`${field.id}-list`} options={list} /> : null}
      <input
        {...input}
        {...described(field, hint)}
        list={list ? `${field.id}-list` : undefined}
        // So that a new page does not lead to its heading.
        data-now-shown={input.autoFocus ? '' : undefined}
        className="input"
        type={type}
        dir={type === 'text' || type === 'search' ? 'auto' : undefined}
        name={name}
        defaultValue={type === 'password' ? undefined : text(field.value)}
        required={required}
        readOnly={busy}
        onInput={field.clear}
      />
      {name === 'email' ? <AddressQuestion /> : null}
    </Field>
  )
}

const Proposals = ({ id, options }: { id: string; options: readonly Option[] }) => {
  const say = useSay()
  return (
    <datalist id={id}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {optionText(option, say)}
        </option>
      ))}
    </datalist>
  )
}

type TextAreaProps = FieldProps &
  Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'rows' | 'placeholder' | 'lang' | 'autoFocus'> & {
    /** Its line breaks become spaces as it is read. */
    isLine?: boolean
  }

export function TextArea({
  name,
  label,
  hint,
  required = false,
  isUnmarked,
  rows = 6,
  placeholder,
  lang,
  autoFocus,
  isLine = false,
}: TextAreaProps) {
  const { busy, answer } = useFormState()
  const field = useField(name)
  return (
    <Field name={name} label={label} hint={hint} required={required} isUnmarked={isUnmarked}>
      <textarea
        {...useFocused<HTMLTextAreaElement>(field.error ? answer?.focus === name : false)}
        {...described(field, hint)}
        {...(autoFocus ? { autoFocus, 'data-now-shown': '' } : undefined)}
        className="input"
        name={name}
        rows={rows}
        placeholder={placeholder}
        lang={lang}
        dir="auto"
        data-line={isLine ? '' : undefined}
        defaultValue={text(field.value)}
        required={required}
        readOnly={busy}
        onInput={field.clear}
      />
    </Field>
  )
}

export function SelectField({
  name,
  label,
  hint,
  required = false,
  isUnmarked,
  options,
}: FieldProps & { options: readonly Option[] }) {
  const field = useField(name)
  const say = useSay()
  return (
    <Field name={name} label={label} hint={hint} required={required} isUnmarked={isUnmarked} options={options}>
      <select
        {...described(field, hint)}
        className="input"
        name={name}
        defaultValue={text(field.value)}
        // A select always has a value, so `required` only means something when the first option is empty.
        required={required && options[0]?.value === ''}
        onChange={field.clear}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} dir={option.isTyped ? 'auto' : undefined}>
            {option.isTyped ? option.label : capitalized(say(option.label))}
          </option>
        ))}
      </select>
    </Field>
  )
}

type CheckboxGroupProps = Pick<FieldProps, 'name' | 'hint' | 'isUnmarked'> & {
  legend: string
  options: readonly (Phrase | Option)[]
  /** With `radio`, one of them is chosen. */
  type?: 'checkbox' | 'radio'
}

export function CheckboxGroup({ name, legend, hint, isUnmarked, options, type = 'checkbox' }: CheckboxGroupProps) {
  const field = useField(name)
  const chosen = [field.value ?? []].flat()
  const say = useSay()
  return (
    <fieldset className="checkbox-group" aria-describedby={described(field, hint)['aria-describedby']}>
      <legend>
        {legend} {isUnmarked ? null : <span className="field-optional">{say('(optional)')}</span>}
      </legend>
      <FieldHint id={field.hintId} hint={hint} />
      <FieldError {...field} />
      <div>
        {options.map(asOption).map((option, index) => (
          <label className="checkbox" key={option.value}>
            <input
              // The first box has the field's id, which the error summary links to.
              id={index === 0 ? field.id : undefined}
              aria-invalid={field.error ? true : undefined}
              type={type}
              name={name}
              value={option.value}
              defaultChecked={chosen.includes(option.value)}
              onChange={field.clear}
            />
            <span dir={option.isTyped ? 'auto' : undefined}>{optionText(option, say)}</span>
          </label>
        ))}
      </div>
      <StoredMeanwhile name={name} options={options.map(asOption)} />
    </fieldset>
  )
}

const asOption = (option: Phrase | Option): Option =>
  typeof option === 'string' ? { value: option, label: option } : option

/** Carries the page's context; empty without one. */
export function HiddenField({ name }: { name: string }) {
  const { value } = useField(name)
  return <input type="hidden" name={name} value={text(value) ?? ''} />
}

/** A single checkbox; its label may contain links. */
export function Checkbox({
  name,
  children,
  required = false,
}: {
  name: string
  children: ReactNode
  required?: boolean
}) {
  const field = useField(name)
  return (
    <div className="field">
      <FieldError {...field} />
      <label className="checkbox">
        <input
          {...described(field)}
          type="checkbox"
          name={name}
          value="yes"
          defaultChecked={field.value === 'yes'}
          required={required}
          onChange={field.clear}
        />
        <span>{children}</span>
      </label>
      <StoredMeanwhile name={name} options={ticked} />
    </div>
  )
}

const ticked = [
  { value: 'yes', label: 'Ticked' },
  { value: '', label: 'Not ticked' },
] as const

/** The version that a change is based on: the form's own, or after a conflict the stored one. */
export function VersionField() {
  const { values } = useFormState()
  return <input type="hidden" name="version" value={text(values.version) ?? ''} />
}

/** The signed account of a staff form, so that its text is kept for its owner once their session is gone. */
export function OwnerField() {
  const owner = useRouteLoaderData<{ owner: string }>('routes/admin/shared/staff-layout')?.owner
  return owner ? <input type="hidden" name={ownerField} value={owner} /> : null
}

type FieldFrameProps = FieldProps & { options?: readonly Option[]; children: ReactNode }

export function Field({ name, label, hint, required, isUnmarked, options, children }: FieldFrameProps) {
  const field = useField(name)
  const say = useSay()
  return (
    <div className="field">
      <label className="field-label" htmlFor={field.id}>
        {label} {required || isUnmarked ? null : <span className="field-optional">{say('(optional)')}</span>}
      </label>
      <FieldHint id={field.hintId} hint={hint} />
      <FieldError {...field} />
      {children}
      <StoredMeanwhile name={name} options={options} />
    </div>
  )
}

function StoredMeanwhile(field: { name: string; options?: readonly Option[] }) {
  const { Stored } = useStaffNotices()
  return Stored ? <Stored {...field} /> : null
}

export const FieldHint = ({ id, hint }: { id: string; hint: string | undefined }) =>
  hint ? (
    <p className="field-hint" id={id}>
      {hint}
    </p>
  ) : null

export function FieldError({ error, errorId }: { error?: string; errorId: string }) {
  const say = useSay()
  if (!error) return null
  return (
    <p className="field-error" id={errorId}>
      <span className="visually-hidden">{say('Error:')} </span>
      {error}
    </p>
  )
}

export function described(field: ReturnType<typeof useField>, hint?: string) {
  const parts = [hint ? field.hintId : null, field.error ? field.errorId : null].filter((part) => part !== null)
  return {
    id: field.id,
    'aria-describedby': parts.join(' ') || undefined,
    'aria-invalid': field.error ? (true as const) : undefined,
  }
}

const text = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

type MoreFieldsProps = { label: string; names: readonly string[]; isOpen?: boolean; children: ReactNode }

/** Fields that are seldom filled in, folded until one of them has an error or a typed value. */
export function MoreFields({ label, names, isOpen = false, children }: MoreFieldsProps) {
  const { answer, errors, values } = useFormState()
  const isNeeded = names.some((name) => errors[name] || (answer && values[name]))
  return (
    <details className="more-fields" open={isNeeded || isOpen || undefined}>
      <summary>{label}</summary>
      {children}
    </details>
  )
}
