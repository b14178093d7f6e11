// Draws the fields of a document's form from its schema.
import { type ComponentProps, type ReactNode, useState } from 'react'
import {
  Checkbox,
  described,
  FieldError,
  FieldHint,
  SelectField,
  TextArea,
  TextField,
} from '#app/forms/fields/fields.tsx'
import { timeInput } from '#app/forms/fields/time-field.tsx'
import { type FieldErrors, FormContext, type FormValues, useField, useFormState } from '#app/forms/form-state.ts'
import { colons } from '#app/languages/colons.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ContentSections } from '#app/ui/sections/content-sections.tsx'
import '#app/ui/styles/sections/content-sections.css'
import type { Language } from '#db/tables/records.ts'
import { useFocused } from '../notices/focus-on-change.ts'
import { type rowMoves, rowsField } from './change-rows.ts'
import { countIn, labelAt } from './document-values.ts'
import {
  addLabel,
  type Control,
  type Field,
  type Fields,
  type Group,
  isWords,
  type Leaf,
  type Rows,
  rowLabel,
} from './field-types.ts'
import { Ask, EnteredButton, iconsOf, PictureField } from './picture-field.tsx'
import { labelWith, useWordsLanguage, WordsLanguageProvider } from './words-language.ts'

/** @property language of the words that are written into them */
export const DocumentFields = ({ fields, language }: { fields: Fields; language: Language }) => (
  <WordsLanguageProvider value={language}>
    {/* Enter in a field presses the first button of the form. */}
    <EnteredButton />
    <FormContext.Provider value={useShortErrors(fields)}>
      <FieldsBelow fields={fields} />
    </FormContext.Provider>
  </WordsLanguageProvider>
)

/** The summary names the group and the row of a field; the message at the field need not. */
function useShortErrors(fields: Fields) {
  const state = useFormState()
  const say = useSay()
  const language = useLanguage()
  const short = Object.entries(state.errors).map(([name, messages]) => {
    const label = labelWith(say, language, labelAt(fields, name) ?? [])
    const own = label.split(`${colons[language]} `).at(-1) ?? ''
    return [name, messages.map((message) => message.replace(label, own))]
  })
  return { ...state, errors: Object.fromEntries(short) as FieldErrors }
}

function FieldsBelow({ fields, path }: { fields: Fields; path?: string }) {
  return Object.entries(fields).map(([name, field]) => (
    <DocumentField key={name} field={field} name={path ? `${path}.${name}` : name} />
  ))
}

function DocumentField({ field, name }: { field: Field; name: string }) {
  if (field.is === 'group') return <GroupFields group={field} name={name} />
  if (field.is === 'rows') return <RowFields rows={field} name={name} />
  return <LeafField leaf={field} name={name} />
}

function GroupFields({ group: { label, hint, fields }, name }: { group: Group; name: string }) {
  const say = useSay()
  const field = useField(name)
  return (
    <fieldset
      className="stack document-group"
      data-gap="m"
      id={field.id}
      aria-describedby={hint ? field.hintId : undefined}
    >
      <legend>{say(label)}</legend>
      <FieldHint id={field.hintId} hint={hint && say(hint)} />
      <FieldsBelow fields={fields} path={name} />
    </fieldset>
  )
}

const inputs: Partial<Record<Control, Partial<ComponentProps<typeof TextField>>>> = {
  email: { type: 'email', inputMode: 'email', spellCheck: false },
  url: { type: 'url', inputMode: 'url', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
  fullPhone: { type: 'tel', inputMode: 'tel' },
  day: { type: 'date' },
  time: timeInput,
  whole: { inputMode: 'numeric', spellCheck: false },
  link: { spellCheck: false },
  color: { type: 'color' },
  decimal: { inputMode: 'decimal', spellCheck: false },
}

const noEntry = { value: '', label: 'None' } as const

function LeafField({ leaf, name, ...own }: { leaf: Leaf; name: string; label?: string }) {
  const say = useSay()
  const language = useWordsLanguage()
  const label = own.label ?? say(leaf.label)
  const lang = isWords(leaf) ? language : undefined
  const hint =
    [leaf.atLaunch === 'missing' ? say('Still missing.') : '', leaf.hint && say(leaf.hint)].filter(Boolean).join(' ') ||
    undefined
  const field = { name, label, hint, required: !leaf.isOptional, isUnmarked: leaf.atLaunch !== undefined }
  // A sentence is seen whole; its line breaks become spaces.
  if (leaf.is === 'line' && leaf.max >= 200) return <TextArea {...field} lang={lang} rows={2} isLine />
  if (leaf.is === 'prose')
    return <ProseField {...field} lang={lang} rows={leaf.max > 500 ? 8 : 3} isMarkdown={leaf.isMarkdown} />
  if (leaf.is === 'choice') {
    const Choice = leaf.isIcon ? IconField : SelectField
    return <Choice {...field} options={leaf.options ?? []} />
  }
  if (leaf.is === 'ref') return <SelectField {...field} options={[noEntry, ...(leaf.options ?? [])]} />
  if (leaf.is === 'picture') return <PictureField leaf={leaf} name={name} label={label} />
  if (leaf.is === 'box') return <Checkbox name={name}>{label}</Checkbox>
  return <TextField {...field} lang={lang} {...inputs[leaf.is]} />
}

/** The icons are drawn when they are asked for: a form may have many such fields. */
function IconField({ name, label, options }: ComponentProps<typeof SelectField>) {
  const say = useSay()
  const { answer } = useFormState()
  const field = useField(name)
  const isAsked = answer?.choices?.of === name
  const chosen = String(field.value ?? '')
  return (
    <fieldset
      {...useFocused<HTMLFieldSetElement>(isAsked)}
      className="stack icon-field"
      data-gap="s"
      id={field.id}
      tabIndex={-1}
      aria-describedby={described(field)['aria-describedby']}
      onChange={field.clear}
    >
      <legend className="field-label">{label}</legend>
      <FieldError {...field} />
      {isAsked ? (
        <ul className="tiles">
          {options.map(({ value }) => (
            <li key={value}>
              <label>
                <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
                <Icon name={value} />
                <span className="typed">{value}</span>
              </label>
            </li>
          ))}
        </ul>
      ) : (
        <div className="button-row">
          <input type="hidden" name={name} value={chosen} />
          <Icon name={chosen} />
          <span className="typed">{chosen}</span>
          <Ask of={name} from={iconsOf} label={say('Choose an icon')} />
        </div>
      )}
    </fieldset>
  )
}

function ProseField({ isMarkdown, ...field }: ComponentProps<typeof TextArea> & Pick<Leaf, 'isMarkdown'>) {
  return (
    <>
      <TextArea {...field} />
      {isMarkdown ? <Preview of={field.name} label={field.label} /> : null}
    </>
  )
}

// The preview of Markdown below its field, as its page draws it. Nothing is stored.

/** The name of the buttons; the value is the field's. */
export const previewField = 'preview'

function Preview({ of, label }: { of: string; label: string }) {
  const say = useSay()
  const { answer } = useFormState()
  const preview = answer?.preview?.of === of ? answer.preview : undefined
  const focused = useFocused<HTMLElement>(preview !== undefined)
  const language = useWordsLanguage()
  const title = say('Preview of {label}', { label })
  return (
    <>
      <div className="button-row">
        <Button type="submit" name={previewField} value={of} variant="outline" size="s" formNoValidate>
          {say('Preview')}
          <span className="visually-hidden"> {say('of {label}', { label })}</span>
        </Button>
      </div>
      {preview ? (
        <section {...focused} className="document-preview card" aria-label={title} tabIndex={-1}>
          <p className="soft">{say('The parts that its page is made of. Nothing is saved.')}</p>
          {preview.parts.length > 0 ? (
            <div lang={language}>
              <ContentSections sections={preview.parts} level={3} />
            </div>
          ) : (
            <p>{say('There is no text to show yet.')}</p>
          )}
        </section>
      ) : null}
    </>
  )
}

function RowFields({ rows, name }: { rows: Rows; name: string }) {
  const say = useSay()
  const { values } = useFormState()
  const field = useField(name)
  const count = countIn(values, name, rows)
  const paths = Array.from({ length: count }, (_, at) => `${name}.${at}`)
  return (
    <fieldset
      {...useFocusedRow(name)}
      className="stack document-rows"
      data-gap="m"
      id={field.id}
      aria-describedby={described(field, rows.hint && say(rows.hint))['aria-describedby']}
      tabIndex={-1}
    >
      <legend>{say(rows.label)}</legend>
      <FieldHint id={field.hintId} hint={rows.hint && say(rows.hint)} />
      <FieldError {...field} />
      <input type="hidden" name={name} value={count} />
      {paths.map((path, at) => (
        <Row key={path} rows={rows} path={path} at={at} count={count} />
      ))}
      {count < rows.most ? <RowButton move="add" path={name} label={say(addLabel(rows))} /> : null}
    </fieldset>
  )
}

type RowProps = { rows: Rows; path: string; at: number; count: number }

function Row({ rows: { item, one, least, isOneLine }, path, at, count }: RowProps) {
  const say = useSay()
  const { values } = useFormState()
  const focused = useFocusedRow(path)
  const title = `${say(rowLabel({ one }))} ${at + 1}`
  const remove = count > least ? <RowButton move="remove" path={path} label={say('Remove')} of={title} /> : null
  if (isOneLine && item.is === 'group')
    return (
      <fieldset {...focused} className="document-line" tabIndex={-1}>
        <legend className="visually-hidden">{title}</legend>
        <FieldsBelow fields={item.fields} path={path} />
        {remove}
      </fieldset>
    )
  return (
    <fieldset {...focused} className="stack document-row card" data-gap="m" tabIndex={-1}>
      <legend className="visually-hidden">{title}</legend>
      {item.is === 'group' ? (
        <FoldedRow title={title} name={nameOf(item, values, path)} path={path}>
          <FieldsBelow fields={item.fields} path={path} />
        </FoldedRow>
      ) : (
        <LeafField leaf={item} name={path} label={`${say(item.label)} ${at + 1}`} />
      )}
      <div className="button-row">
        {at > 0 ? <RowButton move="up" path={path} label={say('Move up')} of={title} /> : null}
        {at < count - 1 ? <RowButton move="down" path={path} label={say('Move down')} of={title} /> : null}
        {remove}
      </div>
    </fieldset>
  )
}

/** The words that stand in a row's first field. */
function nameOf({ fields }: Group, values: FormValues, path: string): string {
  const [name, leaf] = Object.entries(fields).find(([, { is }]) => is === 'line' || is === 'prose') ?? []
  return leaf ? String(values[`${path}.${name}`] ?? '') : ''
}

type FoldedRowProps = { title: string; name: string; path: string; children: ReactNode }

/** Opens with a new row, and where an answer shows something in one of its fields. */
function FoldedRow({ title, name, path, children }: FoldedRowProps) {
  const { answer } = useFormState()
  const told = [answer?.focus, answer?.preview?.of, answer?.choices?.of, ...Object.keys(answer?.errors ?? {})]
  const isMeant = name === '' || answer?.isConflict === true || told.some((field) => field?.startsWith(`${path}.`))
  const [last, setLast] = useState({ answer, isOpen: isMeant })
  if (last.answer !== answer) setLast({ answer, isOpen: isMeant || last.isOpen })
  return (
    <details open={last.isOpen} onToggle={({ currentTarget }) => setLast({ answer, isOpen: currentTarget.open })}>
      <summary>
        {title} <span dir="auto">{name}</span>
      </summary>
      {children}
    </details>
  )
}

type RowButtonProps = { move: (typeof rowMoves)[number]; path: string; label: string; of?: string }

/** Sends the form, which is redrawn with changed rows and everything that was typed. */
const RowButton = ({ move, path, label, of }: RowButtonProps) => (
  <Button type="submit" name={rowsField} value={`${move} ${path}`} variant="outline" size="s" formNoValidate>
    {signs[move] ? <span aria-hidden="true">{signs[move]}</span> : null}
    <span className={signs[move] ? 'visually-hidden' : undefined}>{label}</span>
    {of ? <span className="visually-hidden"> {of}</span> : null}
  </Button>
)

/** Drawn in place of the words. */
const signs: Partial<Record<(typeof rowMoves)[number], string>> = { up: '↑', down: '↓', remove: '×' }

const useFocusedRow = (path: string) => useFocused<HTMLFieldSetElement>(useFormState().answer?.focus === path)
