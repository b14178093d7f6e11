import { Form } from '@remix-run/react'
import { articleSearch } from '#app/content/reading/blog-categories.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { BlogFilter } from './blog-filter.ts'

export function SearchBox({ filter: { query, category } }: { filter: BlogFilter }) {
  return (
    <search>
      <Form action="/blog" className="search-box">
        {category ? <input type="hidden" name="category" value={category} /> : null}
        <label className="visually-hidden" htmlFor="blog-search">
          {articleSearch.label}
        </label>
        <input
          // The key makes a new field for each answer, so that it shows the words of the search.
          key={query}
          id="blog-search"
          className="input"
          type="search"
          name="q"
          defaultValue={query}
          placeholder={articleSearch.label}
          maxLength={100}
          enterKeyHint="search"
        />
        <Button type="submit">
          <Icon name="search" size={18} />
          {articleSearch.button}
        </Button>
      </Form>
    </search>
  )
}
