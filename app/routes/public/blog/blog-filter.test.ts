import { describe, expect, it } from 'vitest'
import { blogFilter, blogHref, isFiltered } from './blog-filter.ts'

const read = (query: string) => blogFilter(new URLSearchParams(query))

describe('the blog’s address', () => {
  it('reads search, category, language and page', () => {
    expect(read('q=+remix%0A&category=Design&page=2')).toEqual({
      query: 'remix',
      category: 'Design',
      language: 'en',
      page: 2,
    })
    expect(read('language=ko')).toEqual({ query: '', category: null, language: 'ko', page: 1 })
    expect(read('language=xx').language).toBe('en')
  })

  it.each(['0', '-1', '1.5', 'x', '', '1e3', '01', '99999999'])('takes %j for no page', (page) => {
    expect(read(`page=${page}`).page).toBe(0)
  })

  it('ignores an unknown category', () => {
    expect(isFiltered(read('category=design'))).toBe(false)
    expect(isFiltered(read('category=Design'))).toBe(true)
    expect(isFiltered(read('q=%20'))).toBe(false)
  })

  it('returns to page 1 when the search or the category changes', () => {
    const filter = read('q=css&category=Design&page=3')
    expect(blogHref(filter, { category: 'Business' })).toBe('/blog?q=css&category=Business')
    expect(blogHref(filter, { page: 4 })).toBe('/blog?q=css&category=Design&page=4')
    expect(blogHref(filter, { query: '', category: null })).toBe('/blog')
  })

  it('keeps the language in a list, and searches all', () => {
    const filter = read('category=Design&language=ko&page=3')
    expect(blogHref(filter, { page: 4 })).toBe('/blog?category=Design&language=ko&page=4')
    expect(blogHref(filter, { query: 'css' })).toBe('/blog?q=css&category=Design')
    expect(blogHref(filter, { language: 'en' })).toBe('/blog?category=Design')
  })
})
