import { Link } from '@remix-run/react'
import type { Flash } from '#app/http/flash.ts'
import { YourTime } from '#app/ui/your-time.tsx'

/** What stays when the thanks have gone: the reference, the moment promised, and where to see how it goes. */
export function FormReceipt({ reference, promise }: Pick<Flash, 'reference' | 'promise'>) {
  if (!reference) return null
  return (
    <div className="form-receipt">
      <p className="form-reference-line">
        Your reference: <strong className="form-reference">{reference}</strong>
      </p>
      {promise ? (
        <p>
          We answer by {promise.words}. <YourTime at={promise.by} />
        </p>
      ) : null}
      <p>
        <Link to={`/status?reference=${reference}`}>See where it stands, add to it or withdraw it</Link>
      </p>
    </div>
  )
}
