// The forms in front of the staff area: their rules and their words.
import { z } from 'zod'
import { email } from '#app/forms/rules.ts'

export const loginWords = {
  incomplete: 'Please enter both email and password',
  wrong: 'Invalid credentials',
  failed: 'An error occurred during login',
  throttled: (wait: string) => `Too many attempts. Please try again in ${wait}.`,
}

// What is missing is said once, for both fields: the rules are in the action.
export const loginSchema = z.object({ email: z.string().trim(), password: z.string().meta({ secret: true }) })

export const forgotSchema = z.object({ email })

export const forgotWords = {
  sent: 'Password reset instructions have been sent to your email.',
  failed: 'Failed to send reset instructions. Please try again.',
}

export const resetWords = {
  done: 'Password Reset Successful',
  failed: 'Failed to reset password. Please try again.',
}
