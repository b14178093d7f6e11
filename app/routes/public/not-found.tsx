// Every path that no other route takes.
export function loader() {
  throw new Response(null, { status: 404 })
}

export const action = loader

export default function NotFoundPage() {
  return null
}
