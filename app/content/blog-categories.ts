export type BlogCategoryName = 'Technology' | 'Programming' | 'Design' | 'Business'
export type BlogCategory = { name: BlogCategoryName; color: string; description: string }

export const blogCategories: readonly [BlogCategory, BlogCategory, BlogCategory, BlogCategory] = [
  {
    name: 'Technology',
    color: '#00b7ff',
    description: 'Cloud, data and security: what changes, and what it means for a company that has to decide.',
  },
  {
    name: 'Programming',
    color: '#8b5cf6',
    description: 'Code, tools and working methods, with examples that you can run.',
  },
  {
    name: 'Design',
    color: '#ff3e3e',
    description: 'Interfaces, accessibility and the words on the screen.',
  },
  {
    name: 'Business',
    color: '#10b981',
    description: 'Choosing suppliers, planning projects, and what software costs after the launch.',
  },
]

export const defaultBlogCategory: BlogCategoryName = 'Technology'
export const defaultBlogColor = '#00b7ff'

export const blogCategoryColor = (name: string) =>
  blogCategories.find((category) => category.name === name)?.color ?? defaultBlogColor

export const articleSearch = { label: 'Search articles', button: 'Search' } as const

export const blogPage = {
  title: 'Blog',
  metaDescription:
    'Articles by our engineers and designers on technology, programming, design and business. Search, filter by category, or subscribe by e-mail.',
  heroTitle: 'Blog',
  heroSubtitle: 'Notes from our work on technology, programming, design and business.',
  allCategories: 'All',
  featuredTitle: 'Featured Articles',
  latestTitle: 'Latest Articles',
  emptyTitle: 'No articles found',
  emptyHint: "Try adjusting your search or filter to find what you're looking for.",
  clearFilters: 'Clear Filters',
  firstArticles: 'Our first articles are on the way.',
  newsletterTitle: 'Newsletter',
  newsletterText: 'New articles by e-mail. You confirm your address once, and every mail has a link to unsubscribe.',
  studyTitle: 'Learn web development',
  studyText: 'Fourteen courses, from HTML to Node.js, with tasks that are reviewed.',
  studyButton: 'Study with Us',
} as const
