// Where password managers look for the page that changes a password.
import { redirect } from '@remix-run/node'

export const loader = () => redirect('/dashboard/change-password')
