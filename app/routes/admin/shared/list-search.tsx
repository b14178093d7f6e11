import { Form } from '@remix-run/react'
import { useSay, useWord } from '#app/languages/say.tsx'
import { Icon } from '#app/ui/icon.tsx'

type ListSearchProps = {
  /** The list's path. */
  path: string
  name: string
  label: string
  search: string
  /** The chosen status, which the search keeps. */
  status?: string
}

/** The search of a list that has a status filter. */
export function ListSearch({ path, name, label, search, status }: ListSearchProps) {
  const word = useWord()
  const id = `${name.toLowerCase()}-search`
  return (
    <Form
      method="get"
      action={path}
      className="list-search"
      role="search"
      aria-label={word(name)}
      key={`${status} ${search}`}
    >
      {status ? <input type="hidden" name="status" value={status} /> : null}
      <label className="visually-hidden" htmlFor={id}>
        {word(label)}
      </label>
      <input
        className="input"
        id={id}
        name="q"
        type="search"
        placeholder={word(`Search ${name.toLowerCase()}`)}
        maxLength={100}
        defaultValue={search}
        enterKeyHint="search"
        dir="auto"
      />
      <SearchButton />
    </Form>
  )
}

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
