// The texts of the blog's pages.
import { blogTitle } from './blog-categories.ts'

export const blogPage = {
  title: blogTitle,
  metaDescription:
    'Articles by our engineers and designers on technology, programming, design and business. Search, filter by category, or subscribe by email.',
  heroTitle: 'Blog',
  heroSubtitle: 'Notes from our work on technology, programming, design and business.',
  allCategories: 'All',
  featuredTitle: 'Featured Articles',
  latestTitle: 'Latest Articles',
  emptyTitle: 'No articles found',
  emptyHint: "Try adjusting your search or filter to find what you're looking for.",
  clearFilters: 'Clear filters',
  firstArticles: 'Our first articles are on the way.',
  newsletterTitle: 'Newsletter',
  newsletterText: 'New articles by email. You confirm your address once, and every email has a link to unsubscribe.',
  studyTitle: 'Learn web development',
  studyText: 'Fourteen courses, from HTML to Node.js, with tasks that are reviewed.',
  studyButton: 'Study with Us',
} as const
