// The well-known address at which password managers find the page that changes a password.
import { redirect } from '@remix-run/node'

export const loader = () => redirect('/dashboard/change-password')
