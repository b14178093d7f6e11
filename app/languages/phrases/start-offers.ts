// The phrases of a language's start page about our work. The server says them, so no page brings them.
import type { Translations } from './translations.ts'

export const startOfferPhrases = {
  'From the first conversation to daily operation: use one service, or all of them.': {
    fr: 'Du premier échange à l’exploitation quotidienne : un seul service, ou tous.',
    ko: '첫 상담부터 일상 운영까지, 한 가지만 맡기셔도 모두 맡기셔도 좋습니다.',
  },
  'Web, mobile and back-office applications built around how your people work, handed over with source code and tests.':
    {
      fr: 'Des applications web, mobiles et internes conçues selon la façon dont vos équipes travaillent, remises avec leur code source et leurs tests.',
      ko: '일하는 방식에 맞춘 웹, 모바일, 사내 업무용 애플리케이션을 만들고 소스 코드와 테스트까지 함께 넘겨 드립니다.',
    },
  'Planning, moving and running systems in the cloud, with costs you can follow and backups that have been restored.': {
    fr: 'Planifier, migrer et exploiter des systèmes dans le cloud, avec des coûts que vous pouvez suivre et des sauvegardes qui ont déjà été restaurées.',
    ko: '시스템의 클라우드 이전을 계획하고, 옮기고, 운영합니다. 비용은 늘 확인할 수 있고 백업은 실제로 복구해 봅니다.',
  },
  'One agreed set of figures, drawn from your own systems, that people can find, trust and use for a decision.': {
    fr: 'Un seul jeu de chiffres, validé par tous et tiré de vos propres systèmes : facile à trouver, digne de confiance et utile pour décider.',
    ko: '사내 시스템에서 뽑아 모두가 합의한 한 벌의 수치. 누구나 쉽게 찾고, 믿고, 의사 결정에 쓸 수 있습니다.',
  },
  'Finding the weaknesses that matter, closing them in order of risk, and being ready for the day something happens.': {
    fr: 'Trouver les failles qui comptent, les corriger par ordre de risque et être prêt le jour où un incident survient.',
    ko: '중요한 취약점을 찾아 위험도 순으로 해결하고, 사고가 일어나는 날에 대비합니다.',
  },
  'Talk to us about it': { fr: 'En parler avec nous', ko: '상담하기' },
  'What you receive': { fr: 'Ce que vous recevez', ko: '제공 결과물' },
  'Every step of a project leaves something you can read, check and keep.': {
    fr: 'Chaque étape d’un projet laisse quelque chose que vous pouvez lire, vérifier et conserver.',
    ko: '프로젝트의 모든 단계마다 읽고, 확인하고, 보관할 수 있는 것을 남깁니다.',
  },
  'Release and test report': { fr: 'Rapport de version et de tests', ko: '배포 및 테스트 보고서' },
  'What was tested before a release, what failed and what is still open.': {
    fr: 'Ce qui a été testé avant une mise en production, ce qui a échoué et ce qui reste ouvert.',
    ko: '배포하기 전에 무엇을 테스트했고, 무엇이 실패했으며, 무엇이 아직 남아 있는지 보여 드립니다.',
  },
  'Automated tests': { fr: 'Tests automatisés', ko: '자동 테스트' },
  'Passed, failed and skipped, each by name': {
    fr: 'Réussis, échoués et ignorés, chacun par son nom',
    ko: '통과, 실패, 생략한 테스트의 이름',
  },
  'Known errors': { fr: 'Erreurs connues', ko: '알려진 오류' },
  'Each with its effect, its owner and a date': {
    fr: 'Chacune avec son effet, son responsable et une date',
    ko: '오류별 영향, 담당자, 날짜',
  },
  'Released by': { fr: 'Mise en service', ko: '배포 승인' },
  'One person from your side and one from ours': {
    fr: 'Une personne de chez vous et une de chez nous',
    ko: '고객사와 당사에서 각각 한 명',
  },
  'Managed Services': { fr: 'Services managés', ko: '매니지드 서비스' },
  'Restore record': { fr: 'Procès-verbal de restauration', ko: '복구 기록' },
  'A backup counts only once it has been restored. You receive the record.': {
    fr: 'Une sauvegarde ne compte qu’une fois restaurée. Vous en recevez la trace écrite.',
    ko: '백업은 복구해 보아야 비로소 백업입니다. 그 기록을 드립니다.',
  },
  'Restored to': { fr: 'Restaurée sur', ko: '복구 위치' },
  'A machine separate from the live system': {
    fr: 'Une machine à part du système en service',
    ko: '운영 시스템과 분리된 장비',
  },
  'Records compared': { fr: 'Enregistrements comparés', ko: '비교한 레코드' },
  'The number in the copy and in the original': {
    fr: 'Leur nombre dans la copie et dans l’original',
    ko: '사본과 원본의 개수',
  },
  'Checked by': { fr: 'Vérifié par', ko: '확인' },
  'Two people, with the date': { fr: 'Deux personnes, avec la date', ko: '두 사람과 날짜' },
  'Decision paper': { fr: 'Note de décision', ko: '의사결정 문서' },
  'What you need in order to decide, and what we recommend.': {
    fr: 'Ce qu’il vous faut pour décider, et ce que nous recommandons.',
    ko: '결정하는 데 필요한 내용과 저희의 권고를 담습니다.',
  },
  Risks: { fr: 'Risques', ko: '위험' },
  'What can go wrong, and how we would notice': {
    fr: 'Ce qui peut mal tourner, et comment on le verrait',
    ko: '잘못될 수 있는 점과 알아차리는 방법',
  },
  Recommendation: { fr: 'Recommandation', ko: '권고' },
  'One, and what would change it': {
    fr: 'Une seule, et ce qui la ferait changer',
    ko: '한 가지 안과 그것을 바꿀 조건',
  },
  Decision: { fr: 'Décision', ko: '결정' },
  'Yours, with a name and a date': { fr: 'La vôtre, avec un nom et une date', ko: '고객의 결정, 이름과 날짜' },
} as const satisfies Translations
