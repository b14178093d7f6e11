// Appointments for a consultation, as visitors choose, move and cancel them.
import type { Translations } from './translations.ts'

export const appointmentPhrases = {
  'Choose a time': { fr: 'Choisir un créneau', ko: '시간 선택' },
  'No time, just write': { fr: 'Sans rendez-vous, juste un message', ko: '시간 없이 문의만 보내기' },
  'Times in {zone}. {minutes} minutes by phone or video call with our {office}.': {
    fr: 'Horaires affichés : {zone}. {minutes} minutes par téléphone ou en visioconférence ({office}).',
    ko: '표시 시간: {zone}. 전화 또는 화상 통화로 {minutes}분, 담당: {office}.',
  },
  'In brackets: the time in {city}.': {
    fr: 'Entre parenthèses : l’heure à {city}.',
    ko: '괄호 안은 현지 시각입니다({city}).',
  },
  'All times are taken at the moment. Please write to us, and we will propose one.': {
    fr: 'Tous les créneaux sont pris pour le moment. Écrivez-nous et nous vous en proposerons un.',
    ko: '현재 모든 시간이 예약되었습니다. 문의를 남겨 주시면 시간을 제안해 드리겠습니다.',
  },
  'First days': { fr: 'Premiers jours', ko: '첫 날짜로' },
  'Later days': { fr: 'Jours suivants', ko: '이후 날짜' },
  'Office to talk with': { fr: 'Bureau pour le rendez-vous', ko: '상담할 사무소' },
  'Your time zone': { fr: 'Votre fuseau horaire', ko: '내 시간대' },
  'Show times': { fr: 'Afficher les créneaux', ko: '시간 보기' },
  'Choose one of the times': { fr: 'Choisissez l’un des créneaux', ko: '시간 중 하나를 선택해 주세요' },
  'This time has just been taken. Please choose another one, or send your message without a time.': {
    fr: 'Ce créneau vient d’être réservé. Choisissez-en un autre, ou envoyez votre message sans rendez-vous.',
    ko: '이 시간은 방금 예약되었습니다. 다른 시간을 선택하시거나 시간 없이 메시지를 보내 주세요.',
  },
  'This time has just been taken. Please choose another one.': {
    fr: 'Ce créneau vient d’être réservé. Choisissez-en un autre.',
    ko: '이 시간은 방금 예약되었습니다. 다른 시간을 선택해 주세요.',
  },
  'Your consultation is booked: {time}.': {
    fr: 'Votre rendez-vous est réservé : {time}.',
    ko: '상담이 예약되었습니다: {time}',
  },
  'The number that we call at your time. Without one, we propose a video call.': {
    fr: 'Le numéro que nous appellerons à l’heure choisie. Sans numéro, nous vous proposons un appel vidéo.',
    ko: '선택하신 시간에 전화드릴 번호입니다. 번호가 없으면 화상 통화를 제안드립니다.',
  },
  'We keep this time for you for 30 minutes: {time}. Please confirm it with the link that we have emailed you.': {
    fr: 'Nous vous gardons ce créneau pendant 30 minutes : {time}. Veuillez le confirmer avec le lien que nous vous avons envoyé par e-mail.',
    ko: '30분 동안 이 시간을 비워 두겠습니다: {time}. 보내 드린 이메일의 링크로 예약을 확정해 주세요.',
  },
  'We keep this time for you for 30 minutes: {time}. It is booked once a colleague has confirmed it.': {
    fr: 'Nous vous gardons ce créneau pendant 30 minutes : {time}. Il est réservé dès qu’un membre de notre équipe l’a confirmé.',
    ko: '30분 동안 이 시간을 비워 두겠습니다: {time}. 담당자가 확인하면 예약이 확정됩니다.',
  },
  'You have chosen several times that are not confirmed yet. Please confirm one of them first, or send your message without a time.':
    {
      fr: 'Vous avez choisi plusieurs créneaux qui ne sont pas encore confirmés. Confirmez-en d’abord un, ou envoyez votre message sans rendez-vous.',
      ko: '여러 시간을 선택하고 아직 확정하지 않으셨습니다. 먼저 하나를 확정하시거나 시간 없이 메시지를 보내 주세요.',
    },
  'Confirm your appointment': { fr: 'Confirmer votre rendez-vous', ko: '상담 예약 확정' },
  'Confirm this time': { fr: 'Confirmer ce créneau', ko: '이 시간으로 확정하기' },
  'Confirming...': { fr: 'Confirmation…', ko: '확인 중…' },
  'This time is not booked yet: please confirm it.': {
    fr: 'Ce créneau n’est pas encore réservé : veuillez le confirmer.',
    ko: '아직 예약이 확정되지 않았습니다. 이 시간을 확정해 주세요.',
  },
  'Your appointment is confirmed.': { fr: 'Votre rendez-vous est confirmé.', ko: '상담 예약이 확정되었습니다.' },
  'It could not be confirmed. Please try again later.': {
    fr: 'La confirmation a échoué. Réessayez plus tard.',
    ko: '확정하지 못했습니다. 나중에 다시 시도해 주세요.',
  },
  'Someone else has this time by now. Please choose another one.': {
    fr: 'Quelqu’un d’autre a pris ce créneau entre-temps. Choisissez-en un autre.',
    ko: '그사이 다른 분이 이 시간을 예약했습니다. 다른 시간을 선택해 주세요.',
  },
  'You already have another appointment. Please move or cancel that one first.': {
    fr: 'Vous avez déjà un autre rendez-vous. Veuillez d’abord le déplacer ou l’annuler.',
    ko: '이미 다른 상담 예약이 있습니다. 먼저 그 예약을 변경하거나 취소해 주세요.',
  },
  'Choose another time': { fr: 'Choisir un autre créneau', ko: '다른 시간 선택' },
  'Your appointment': { fr: 'Votre rendez-vous', ko: '상담 예약' },
  'Move or cancel': { fr: 'Déplacer ou annuler', ko: '변경 또는 취소' },
  'Move to this time': { fr: 'Déplacer vers ce créneau', ko: '이 시간으로 변경' },
  'Moving...': { fr: 'Déplacement…', ko: '변경하는 중…' },
  'Cancel your appointment': { fr: 'Annuler votre rendez-vous', ko: '상담 예약 취소' },
  'Cancel the appointment': { fr: 'Annuler le rendez-vous', ko: '상담 예약 취소하기' },
  'Cancelling...': { fr: 'Annulation…', ko: '취소하는 중…' },
  'We still have your message and will answer it.': {
    fr: 'Votre message reste enregistré et nous y répondrons.',
    ko: '보내 주신 메시지는 그대로 유지되며 답변드리겠습니다.',
  },
  'Your appointment has been moved.': {
    fr: 'Votre rendez-vous a été déplacé.',
    ko: '상담 예약이 변경되었습니다.',
  },
  'Your appointment has been cancelled.': {
    fr: 'Votre rendez-vous a été annulé.',
    ko: '상담 예약이 취소되었습니다.',
  },
  'It could not be moved. Please try again later.': {
    fr: 'Le déplacement a échoué. Réessayez plus tard.',
    ko: '변경하지 못했습니다. 나중에 다시 시도해 주세요.',
  },
  'It could not be cancelled. Please try again later.': {
    fr: 'L’annulation a échoué. Réessayez plus tard.',
    ko: '취소하지 못했습니다. 나중에 다시 시도해 주세요.',
  },
  'There is no upcoming appointment.': { fr: 'Il n’y a aucun rendez-vous à venir.', ko: '예정된 상담이 없습니다.' },
  'By phone or video call': { fr: 'Par téléphone ou en visioconférence', ko: '전화 또는 화상 통화' },
} as const satisfies Translations
