// A list's filter, a GET form, and its fields.
import { Form, Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { Message } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { Button } from '#app/ui/button.tsx'

type ListFilterProps = { name: string; path: string; chosen: Record<string, string>; children: ReactNode }

/** On a phone the fields are behind a button, unless a filter is set. */
export function ListFilter({ children, ...form }: ListFilterProps) {
  const say = useSay()
  const count = Object.values(form.chosen).filter(Boolean).length
  return (
    <FilterForm {...form}>
      <details className="filter-fold" open={count > 0}>
        <summary className="button button-outline">
          {count > 0 ? say('Filters ({count})', { count }) : say('Filters')}
        </summary>
        <div>
          {children}
          <div className="filter-acts">
            {count > 0 ? <Link to={form.path}>{say('Clear filters')}</Link> : null}
            <Button type="submit" variant="outline">
              {say('Apply')}
            </Button>
          </div>
        </div>
      </details>
    </FilterForm>
  )
}

export function FilterForm({ name, path, chosen, children }: ListFilterProps) {
  // A link that changes the filter gives the fields new values.
  const key = JSON.stringify(chosen)
  return (
    <Form method="get" action={path} className="filter-bar" role="search" aria-label={name} key={key}>
      {children}
    </Form>
  )
}

type ChoiceProps = {
  name: string
  label: string
  /** The label of the empty choice. */
  all: string
  chosen: string
  options: readonly (readonly [value: string, text: Message])[]
}

export function Choice({ name, label, all, chosen, options }: ChoiceProps) {
  const say = useSay()
  return (
    <div className="field">
      <label className="field-label" htmlFor={`filter-${name}`}>
        {label}
      </label>
      <select className="input" id={`filter-${name}`} name={name} defaultValue={chosen}>
        <option value="">{all}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {say(text)}
          </option>
        ))}
      </select>
    </div>
  )
}

export function DayField({ name, label, chosen }: { name: string; label: string; chosen: string }) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={`filter-${name}`}>
        {label}
      </label>
      <input className="input" id={`filter-${name}`} name={name} type="date" defaultValue={chosen} />
    </div>
  )
}
