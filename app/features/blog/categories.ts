export type BlogCategoryName = 'Technology' | 'Programming' | 'Design' | 'Business'
type BlogCategory = { name: BlogCategoryName; color: string }

export const blogCategories: readonly [BlogCategory, BlogCategory, BlogCategory, BlogCategory] = [
  {
    name: 'Technology',
    color: '#00b7ff',
  },
  {
    name: 'Programming',
    color: '#8b5cf6',
  },
  {
    name: 'Design',
    color: '#ff3e3e',
  },
  {
    name: 'Business',
    color: '#10b981',
  },
]

export const defaultBlogCategory: BlogCategoryName = 'Technology'
const defaultBlogColor = '#00b7ff'

export const blogCategoryColor = (name: string) =>
  blogCategories.find((category) => category.name === name)?.color ?? defaultBlogColor

/** The name of its colour among the site's tones. */
export const categoryTone = (category: BlogCategoryName) => category.toLowerCase() as Lowercase<BlogCategoryName>

export const blogTitle = 'Blog'

export const articleSearch = { label: 'Search articles', button: 'Search' } as const
