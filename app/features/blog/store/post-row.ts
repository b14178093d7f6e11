// Converts between a post and its row.
import { type BlogCategoryName, blogCategories, defaultBlogCategory } from '#app/features/blog/categories.ts'
import { pictureHashesIn } from '#app/forms/document/picture-address.ts'
import { searchText } from '#db/queries/search.ts'
import type { PostRow } from '#db/tables/blog.ts'
import { excerptOf } from '../excerpt.ts'
import type { ReadText } from '../markdown/render-markdown.server.ts'
import type { Post } from '../post.ts'
import { slugOf } from '../slug.ts'

export const categoryOf = (name: string): BlogCategoryName =>
  blogCategories.find((category) => category.name === name)?.name ?? defaultBlogCategory

/** The address of an author's page; names without letters or digits share one page. */
const authorKey = (author: string) => slugOf(author) || 'author'

/** Computed when a post is saved, so that lists need not read its text. */
export function derivedFrom(post: Post, text: ReadText, author: string) {
  return {
    words: text.words,
    summary: post.excerpt ?? excerptOf(text.prose),
    author_key: authorKey(author),
    search_text: searchText(post.title, author, post.slug, ...post.tags, post.content),
  }
}

/** Every picture of the media library in the post. */
export const mediaHashesOf = ({ content, image }: Pick<Post, 'content' | 'image'>): string[] =>
  pictureHashesIn(`${content}\n${image?.src ?? ''}`)

/** @param translationOf the slug of the original */
export function postOf(row: PostRow, tags: string[], translationOf: string | null): Post {
  return {
    title: row.title,
    slug: row.slug,
    category: categoryOf(row.category),
    excerpt: row.excerpt,
    content: row.content,
    image: row.image_src === null ? null : { src: row.image_src, alt: row.image_alt ?? '' },
    author: row.author,
    publishAt: row.publish_at,
    tags,
    featured: row.featured === 1,
    language: row.language,
    translationOf,
    status: row.status,
  }
}
