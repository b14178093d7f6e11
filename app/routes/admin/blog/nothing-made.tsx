import { LinkButton } from '#app/ui/button.tsx'
import { manager } from './words.ts'

/** For a GET of an address that only a button posts to. */
export function NothingMade({ title }: { title: string }) {
  return (
    <>
      <h1>{title}</h1>
      <p>Open a post and choose Preview.</p>
      <div className="button-row">
        <LinkButton to={manager}>Go to the posts</LinkButton>
      </div>
    </>
  )
}
