// The posts that can be put into an issue's text: with scripts each at the cursor, without those that are ticked at its end.
import { useEffect, useRef, useState } from 'react'
import { useSay } from '#app/languages/say.tsx'
import { useChoices } from '#app/routes/admin/blog/editor/use-choices.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { Language } from '#db/tables/records.ts'
import { nameOf } from '../words.ts'
import type { PostChoice } from './posts.server.ts'

type PostChooserProps = {
  language: Language
  /** The newest ones. */
  posts: readonly PostChoice[]
  /** Where a search finds others. */
  from: string
  onChoose: (post: PostChoice) => void
}

export function PostChooser(props: PostChooserProps) {
  const say = useSay()
  const isAlive = useHydrated()
  if (isAlive) return <Search {...props} />
  if (props.posts.length === 0) return null
  return (
    <fieldset className="post-chooser">
      <legend>{say('Insert a post')}</legend>
      <ul>
        {props.posts.map((post) => (
          <li key={post.slug}>
            <label className="checkbox">
              <input type="checkbox" name="posts" value={post.slug} />
              <PostName post={post} language={props.language} />
            </label>
          </li>
        ))}
      </ul>
      <button type="submit" name="next" value="insert" className="button button-outline">
        {say('Insert')}
      </button>
    </fieldset>
  )
}

function Search({ language, posts, from, onChoose }: PostChooserProps) {
  const say = useSay()
  const field = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const found = useChoices<PostChoice>(from, search)
  useEffect(() => {
    const { current } = field
    // It is no part of the text, which would otherwise count as changed.
    const onInput = (event: Event) => {
      event.stopPropagation()
      setSearch(current?.value.trim() ?? '')
    }
    current?.addEventListener('input', onInput)
    return () => current?.removeEventListener('input', onInput)
  }, [])
  const shown = found ?? posts
  return (
    <fieldset className="post-chooser">
      <legend>{say('Insert a post')}</legend>
      <input
        ref={field}
        className="input"
        type="search"
        aria-label={say('Search posts')}
        placeholder={say('Search')}
        onKeyDown={(event) => {
          // Enter would save the text.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <p role="status" className="soft">
        {shown.length === 0 ? say('No posts found') : ''}
      </p>
      <ul>
        {shown.map((post) => (
          <li key={post.slug}>
            <button type="button" onClick={() => onChoose(post)}>
              <PostName post={post} language={language} />
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** Names the language of a post that is not in that of the text. */
const PostName = ({ post, language }: { post: PostChoice; language: Language }) => {
  const say = useSay()
  return (
    <span>
      <span className="typed" lang={post.language} dir="auto">
        {post.title}
      </span>
      {post.language === language ? null : <span className="soft"> ({nameOf(say, post.language)})</span>}
    </span>
  )
}
