// The choice of a free time, which works without scripts: days that fold out, with a radio button for each time.
import { Form, Link } from '@remix-run/react'
import { type ChangeEvent, useId, useState } from 'react'
import { FieldError, FieldHint } from '#app/forms/fields/fields.tsx'
import { type Option, optionText } from '#app/forms/fields/option.ts'
import { type FieldValue, useField, useFormState } from '#app/forms/form-state.ts'
import { useHrefIn, useSay } from '#app/languages/say.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import '#app/ui/styles/pieces/slots.css'
import type { Offer } from './offer.server.ts'
import { noTime, showFields } from './words.ts'

type SlotFieldsProps = {
  offer: Offer
  /** The page's address without its query, and what the query has beside the view. */
  path: string
  keeps?: Readonly<Record<string, string>>
  /** The visitor may also write without a time. */
  isOptional?: boolean
}

export function SlotFields({ offer, path, keeps = {}, isOptional = false }: SlotFieldsProps) {
  const say = useSay()
  const field = useField('slot')
  const { form, answer } = useFormState()
  const [picked, pick] = useState<string>()
  const isOffered = offersTime(offer, field.value)
  const aboutIds = offer.about.map((_, index) => `${field.hintId}-${index}`)
  return (
    <fieldset
      // Drawn anew with other times: a choice that is gone becomes the first one again, and the others stay.
      key={[answer?.formKey, isOffered, offer.office, offer.zone, offer.days[0]?.label].join()}
      className="slots"
      id={`${form}-times`}
      aria-describedby={[...aboutIds, field.error ? field.errorId : ''].join(' ').trim() || undefined}
    >
      <legend>
        {say('Choose a time')} {isOptional ? <span className="field-optional">{say('(optional)')}</span> : null}
      </legend>
      {offer.about.map((line, index) => (
        <FieldHint key={line} id={aboutIds[index] ?? ''} hint={line} />
      ))}
      <ViewFields offer={offer} isTyped={isOptional} />
      <FieldError {...field} />
      <Times offer={offer} chosen={picked ?? field.value} onPick={pick} isOptional={isOptional} />
      {offer.days.length === 0 ? (
        <p>{say('All times are taken at the moment. Please write to us, and we will propose one.')}</p>
      ) : null}
      <OtherDays offer={offer} path={path} keeps={keeps} anchor={`${form}-times`} />
      <input type="hidden" name="zone" value={offer.chosenZone} />
    </fieldset>
  )
}

const offersTime = ({ days }: Offer, time: FieldValue | undefined) =>
  days.some(({ times }) => times.some(({ value }) => value === time))

type TimesProps = Required<Pick<SlotFieldsProps, 'offer' | 'isOptional'>> & {
  chosen: FieldValue | undefined
  onPick: (time: string) => void
}

function Times({ offer, chosen, onPick, isOptional }: TimesProps) {
  const say = useSay()
  const { id, error, clear } = useField('slot')
  // As it was drawn: a later choice must not fold the days.
  const [drawn] = useState(chosen)
  const isOffered = offersTime(offer, drawn)
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    clear()
    onPick(target.value)
  }
  const radio = { type: 'radio', name: 'slot', onChange, 'aria-invalid': error ? (true as const) : undefined }
  return (
    <>
      {isOptional ? (
        <label className="checkbox">
          <input {...radio} id={id} value={noTime} defaultChecked={!isOffered} />
          <span>{say('No time, just write')}</span>
        </label>
      ) : null}
      {offer.days.map(({ label, times }, index) => (
        <details
          key={label}
          open={offer.isStaff || (isOffered ? times.some(({ value }) => value === drawn) : index === 0)}
        >
          <summary>{label}</summary>
          <div>
            {times.map(({ value, label: time, beside }, place) => (
              <label key={value}>
                <input
                  {...radio}
                  id={!isOptional && index + place === 0 ? id : undefined}
                  value={value}
                  defaultChecked={value === drawn}
                  required={!isOptional}
                />
                {time}
                {beside ? <small>({beside})</small> : null}
              </label>
            ))}
          </div>
        </details>
      ))}
    </>
  )
}

function OtherDays({
  offer,
  path,
  keeps,
  anchor,
}: Pick<SlotFieldsProps, 'offer' | 'path' | 'keeps'> & { anchor: string }) {
  const say = useSay()
  const hrefIn = useHrefIn()
  const to = (from: string) =>
    `${hrefIn(path)}?${new URLSearchParams({ ...keeps, ...viewOf({ ...offer, from }) })}#${anchor}`
  if (!offer.later && !offer.from) return null
  return (
    <p className="slots-days">
      {offer.from ? (
        <Link preventScrollReset to={to('')}>
          {say('First days')}
        </Link>
      ) : null}{' '}
      {offer.later ? (
        <Link preventScrollReset to={to(offer.later)}>
          {say('Later days')}
        </Link>
      ) : null}
    </p>
  )
}

const viewForm = 'times-view'

/** The office, zone and first day that the query names: an address without them would offer other times. */
export const viewOf = ({ office, chosenZone, from }: Pick<Offer, 'office' | 'chosenZone' | 'from'>) => ({
  office,
  ...(chosenZone && { zone: chosenZone }),
  ...(from && { from }),
})

/**
 * Inside the form, they belong to another one, which asks for the page with other times. Without scripts that page would
 * have lost what was typed: then the form itself is sent, and its action shows the times.
 */
function ViewFields({ offer, isTyped }: { offer: Offer; isTyped: boolean }) {
  const say = useSay()
  const hydrated = useHydrated()
  const isSent = isTyped && !hydrated
  const of = (name: 'office' | 'zone') => (isSent ? { name: showFields[name] } : { name, form: viewForm })
  return (
    <div className="slots-view">
      {/* Enter in a field presses the form's first button, which must be the one that sends. */}
      {isSent ? <button type="submit" hidden /> : null}
      {offer.offices.length > 1 ? (
        <ViewSelect {...of('office')} label={say('Office to talk with')} value={offer.office} options={offer.offices} />
      ) : null}
      <ViewSelect
        {...of('zone')}
        label={say(offer.isStaff ? 'Show times in' : 'Your time zone')}
        value={offer.zone}
        options={offer.zones}
      />
      <button
        type="submit"
        {...(isSent ? { name: showFields.button, value: 'times', formNoValidate: true } : { form: viewForm })}
        className={buttonClass('outline')}
      >
        {say('Show times')}
      </button>
    </div>
  )
}

type ViewSelectProps = { name: string; form?: string; label: string; value: string; options: readonly Option[] }

function ViewSelect({ name, form, label, value, options }: ViewSelectProps) {
  const id = useId()
  const say = useSay()
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select key={value} className="input" id={id} form={form} name={name} defaultValue={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {optionText(option, say)}
          </option>
        ))}
      </select>
    </div>
  )
}

type TimesViewProps = Omit<SlotFieldsProps, 'isOptional'> & { anchor: string }

/** The form of the selects; beside the other form, because forms do not nest. @param anchor the name of the other form */
export function TimesView({ offer: { from }, path, keeps = {}, anchor }: TimesViewProps) {
  const action = `${useHrefIn()(path)}#${anchor}-times`
  return (
    <Form id={viewForm} method="get" action={action} preventScrollReset>
      {Object.entries({ ...keeps, ...(from && { from }) }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </Form>
  )
}
