import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

type SearchBoxProps = {
  /** The page of the answer. */
  action: string
  id: string
  label: string
  button: string
  query?: string
  maxLength?: number
  hasIcon?: boolean
  className?: string
  /** Hidden fields that the search keeps. */
  children?: ReactNode
}

export function SearchBox({ action, id, label, button, query, maxLength = 100, ...more }: SearchBoxProps) {
  const { hasIcon = false, className = '', children } = more
  return (
    <search>
      <Form action={action} className={`search-box ${className}`.trim()}>
        {children}
        <label className="visually-hidden" htmlFor={id}>
          {label}
        </label>
        <input
          // The key makes a new field for each answer, so that it shows the words of the search.
          key={query}
          id={id}
          className="input"
          type="search"
          name="q"
          defaultValue={query}
          placeholder={label}
          maxLength={maxLength}
          enterKeyHint="search"
          dir="auto"
        />
        <Button type="submit">
          {hasIcon ? <Icon name="search" size={18} /> : null}
          {button}
        </Button>
      </Form>
    </search>
  )
}
