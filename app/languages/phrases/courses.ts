// The list of courses, and a course's own page.
import type { Translations } from './translations.ts'

export const coursePhrases = {
  '{course} course': { fr: 'Formation {course}', ko: '{course} 과정' },
  '{count} of {total}': { fr: '{count} sur {total}', ko: '{total}개 중 {count}개' },
  'Learning paths': { fr: 'Parcours', ko: '학습 경로' },
  'Front End': { fr: 'Front-end', ko: '프런트엔드' },
  'Back End': { fr: 'Back-end', ko: '백엔드' },
  'after {course}': { fr: 'après {course}', ko: '{course} 이후' },
  'in {course}': { fr: '(formation {course})', ko: '({course} 과정)' },
  'the application form': { fr: 'la candidature', ko: '(지원서)' },
  'Teacher|course': { fr: 'Animée par', ko: '강사' },
  'Teachers|course': { fr: 'Animée par', ko: '강사' },
  Hours: { fr: 'Horaires', ko: '시간' },
  'Taught in': { fr: 'Langue d’enseignement', ko: '수업 언어' },
  English: { fr: 'Anglais', ko: '영어' },
  French: { fr: 'Français', ko: '프랑스어' },
  Korean: { fr: 'Coréen', ko: '한국어' },
  'Best after': { fr: 'Conseillé après', ko: '권장 선행 과정' },
  'Leads to': { fr: 'Prépare à', ko: '다음 과정' },
  'Prices are still to be set. Your discount is taken off the price when it is set.': {
    fr: 'Les prix ne sont pas encore fixés. Votre réduction sera déduite du prix dès qu’il le sera.',
    ko: '가격은 아직 정해지지 않았습니다. 가격이 정해지면 할인이 적용됩니다.',
  },
} as const satisfies Translations
