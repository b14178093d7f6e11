import { Form } from '@remix-run/react'
import { Button } from '#app/ui/button.tsx'

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
  const id = `${name.toLowerCase()}-search`
  return (
    <Form method="get" action={path} className="filter-bar" role="search" aria-label={name} key={`${status} ${search}`}>
      {status ? <input type="hidden" name="status" value={status} /> : null}
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        <input className="input" id={id} name="q" type="search" maxLength={100} defaultValue={search} dir="auto" />
      </div>
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </Form>
  )
}
