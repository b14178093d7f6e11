import { Form } from '@remix-run/react'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { type ListSpec, listPath } from '#app/routes/admin/shared/list-params.ts'
import { Icon } from '#app/ui/icon.tsx'

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
