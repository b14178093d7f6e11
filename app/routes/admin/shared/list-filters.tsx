import { Form, Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { Message, Phrase } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type ListSpec, listPath } from './list-params.ts'

// A list's filter, a GET form, and its fields.

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
          <div className="cluster">
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
    <Form method="get" action={path} className="cluster filter-bar" role="search" aria-label={name} key={key}>
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

type Searched = NonNullable<ListSpec<string>['search']>['name']

type ListSearchProps = {
  /** The list's path. */
  path: string
  name: Searched
  label: Phrase
  search: string
  /** The chosen filters, which the search keeps. */
  chosen?: Record<string, string | undefined>
}

/** The search of a list that has filters. */
export function ListSearch({ path, name, label, search, chosen }: ListSearchProps) {
  const say = useSay()
  const id = `${name.toLowerCase()}-search`
  return (
    <Form
      method="get"
      action={path}
      className="list-search"
      role="search"
      aria-label={say(name)}
      key={listPath(path, { ...chosen, q: search })}
    >
      {Object.entries({ ...chosen, q: undefined }).map(([filter, value]) =>
        value ? <input key={filter} type="hidden" name={filter} value={value} /> : null,
      )}
      <label className="visually-hidden" htmlFor={id}>
        {say(label)}
      </label>
      <input
        className="input"
        id={id}
        name="q"
        type="search"
        placeholder={say(`Search ${uncapitalized(name)}`)}
        maxLength={100}
        defaultValue={search}
        enterKeyHint="search"
        dir="auto"
      />
      <SearchButton />
    </Form>
  )
}

const uncapitalized = <Name extends string>(name: Name) =>
  (name.charAt(0).toLowerCase() + name.slice(1)) as Uncapitalize<Name>

/** At the end of the field. */
export const SearchButton = () => {
  const say = useSay()
  return (
    <button type="submit">
      <Icon name="search" size={18} />
      <span className="visually-hidden">{say('Search')}</span>
    </button>
  )
}
