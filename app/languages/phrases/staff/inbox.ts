// The inbox itself: its list, filters and actions.
import type { Translations } from '../translations.ts'

export const staffInbox = {
  From: { fr: 'De', ko: '보낸 사람' },
  'Inbox pages': { fr: 'Pages de la boîte de réception', ko: '수신함 페이지' },
  'Views of the inbox': { fr: 'Vues de la boîte de réception', ko: '수신함 보기' },
  'Back to the first page': { fr: 'Revenir à la première page', ko: '첫 페이지로 돌아가기' },
  'First page': { fr: 'Première page', ko: '첫 페이지' },
  'Show records to answer': { fr: 'Afficher les dossiers à répondre', ko: '답변할 기록 보기' },
  'Nothing more': { fr: 'Rien de plus', ko: '더 이상 없습니다' },
  'Nothing in “{view}”': { fr: 'Rien dans « {view} »', ko: '‘{view}’에 아무것도 없습니다' },
  'Try fewer or shorter words. All words must match; capitals and accents don’t matter. A reference finds its record in any status.':
    {
      fr: 'Essayez moins de mots ou des mots plus courts. Tous les mots doivent correspondre ; majuscules et accents sont ignorés. Une référence trouve son dossier quel que soit son statut.',
      ko: '단어 수를 줄이거나 더 짧은 단어를 써 보세요. 모든 단어가 일치해야 하며 대소문자와 악센트는 구분하지 않습니다. 접수 번호는 상태와 관계없이 해당 기록을 찾습니다.',
    },
  'Spam contains {count} that match: {link}': {
    fr: 'Résultats parmi les spams : {count}. {link}',
    ko: '스팸에서 일치하는 항목 {count}건: {link}',
  },
  'search in spam': { fr: 'Rechercher dans les spams', ko: '스팸에서 검색' },
  'All caught up': { fr: 'Tout est à jour', ko: '모두 처리했습니다' },
  'Nothing is overdue': { fr: 'Rien n’est en retard', ko: '기한이 지난 것이 없습니다' },
  'Every reply has gone out in time.': {
    fr: 'Toutes les réponses sont parties à temps.',
    ko: '모든 답변이 기한 안에 나갔습니다.',
  },
  'Everything has been read': { fr: 'Tout a été lu', ko: '모두 읽었습니다' },
  'Nothing is assigned to you': { fr: 'Rien ne vous est attribué', ko: '배정된 것이 없습니다' },
  'Search in reference, name, email, company, subject, tags and message': {
    fr: 'Rechercher dans la référence, le nom, l’e-mail, l’entreprise, l’objet, les étiquettes et le message',
    ko: '접수 번호, 이름, 이메일, 회사, 제목, 태그, 메시지에서 검색',
  },
  Kind: { fr: 'Type', ko: '종류' },
  'Any status': { fr: 'Tous les statuts', ko: '모든 상태' },
  'Both offices': { fr: 'Les deux bureaux', ko: '두 사무소 모두' },
  Anyone: { fr: 'N’importe qui', ko: '모든 담당자' },
  'Received from': { fr: 'Reçu à partir du', ko: '접수 시작일' },
  'Received to': { fr: 'Reçu jusqu’au', ko: '접수 종료일' },
  'Clear search': { fr: 'Effacer la recherche', ko: '검색 지우기' },
  'None of these can be marked as done. Applications are accepted or rejected.': {
    fr: 'Aucun de ces dossiers ne peut être terminé. Les candidatures sont acceptées ou refusées.',
    ko: '완료로 표시할 수 있는 기록이 없습니다. 지원은 합격 또는 불합격으로 처리합니다.',
  },
  Clear: { fr: 'Effacer', ko: '지우기' },
  'Enquiries and applications': { fr: 'Demandes et candidatures', ko: '문의와 지원' },
  'Select {reference}': { fr: 'Sélectionner {reference}', ko: '{reference} 선택' },
  'Unread:': { fr: 'Non lu :', ko: '읽지 않음:' },
  'Draft by {author}': { fr: 'Brouillon de {author}', ko: '초안: {author}' },
  'Answered {time}': { fr: 'Répondu le {time}', ko: '{time} 답변함' },
  '(wrote again)': { fr: '(a réécrit)', ko: '(다시 연락함)' },
  'Select all': { fr: 'Tout sélectionner', ko: '모두 선택' },
  '{count} selected': { fr: 'Sélection : {count}', ko: '{count}건 선택됨' },
  'With selected records': { fr: 'Avec les dossiers sélectionnés', ko: '선택한 기록으로' },
  Move: { fr: 'Changer le statut', ko: '상태 변경' },
  Until: { fr: 'Jusqu’au', ko: '언제까지' },
  'Snooze until that day': { fr: 'Mettre en attente jusqu’à ce jour', ko: '그날까지 미루기' },
  'Tags to add': { fr: 'Étiquettes à ajouter', ko: '추가할 태그' },
  Add: { fr: 'Ajouter', ko: '추가' },
  'Choose a day after today.': {
    fr: 'Choisissez un jour après aujourd’hui.',
    ko: '오늘 이후의 날짜를 선택해 주세요.',
  },
  'Enter a tag.': { fr: 'Saisissez une étiquette.', ko: '태그를 입력해 주세요.' },
  'You didn’t select any records, so nothing has changed.': {
    fr: 'Vous n’avez sélectionné aucun dossier ; rien n’a donc changé.',
    ko: '선택한 기록이 없어 변경된 내용이 없습니다.',
  },
  '{count} done.': { fr: 'Terminé : {count}.', ko: '{count}건 완료.' },
  'Tagged {name}.': { fr: 'Étiquettes ajoutées : {name}.', ko: '태그를 추가했습니다: {name}.' },
  '{name} is an application: accept or reject it instead.': {
    fr: '{name} : c’est une candidature, à accepter ou à refuser.',
    ko: '{name}: 지원서이므로 합격 또는 불합격으로 처리해 주세요.',
  },
  '{count} are applications: accept or reject them instead.': {
    fr: 'Candidatures à accepter ou à refuser : {count}.',
    ko: '{count}건은 지원서이므로 합격 또는 불합격으로 처리해 주세요.',
  },
  '{name} has changed in the meantime.': {
    fr: '{name} : dossier modifié entre-temps.',
    ko: '{name}: 그사이 변경되었습니다.',
  },
  '{name}: not possible from the status “{status}”.': {
    fr: '{name} : impossible depuis le statut « {status} ».',
    ko: '{name}: 현재 상태에서는 할 수 없습니다({status}).',
  },
  'This person can’t reply to {name}.': {
    fr: '{name} : cette personne ne peut pas y répondre.',
    ko: '{name}: 이 담당자는 답변할 수 없습니다.',
  },
  '{name} would have more than ten tags.': {
    fr: '{name} aurait plus de dix étiquettes.',
    ko: '{name}: 태그가 10개를 넘게 됩니다.',
  },
  '1 was left unchanged: the status doesn’t allow it, or the record has changed in the meantime.': {
    fr: '1 dossier est resté inchangé : son statut ne le permet pas, ou il a été modifié entre-temps.',
    ko: '1건은 변경하지 않았습니다. 현재 상태에서 할 수 없거나 그사이 변경되었습니다.',
  },
  '{count} were left unchanged: the status doesn’t allow it, or the record has changed in the meantime.': {
    fr: 'Dossiers inchangés : {count}. Leur statut ne le permet pas, ou ils ont été modifiés entre-temps.',
    ko: '{count}건은 변경하지 않았습니다. 현재 상태에서 할 수 없거나 그사이 변경되었습니다.',
  },
  'There is nothing to undo.': { fr: 'Il n’y a rien à annuler.', ko: '취소할 내용이 없습니다.' },
  'The reply wasn’t sent. It’s a draft again.': {
    fr: 'La réponse n’a pas été envoyée. Elle est de nouveau un brouillon.',
    ko: '답변을 보내지 않았습니다. 다시 초안이 되었습니다.',
  },
  'It’s too late to undo: the reply has been sent, or the record has changed.': {
    fr: 'Il est trop tard pour annuler : la réponse est partie, ou le dossier a changé.',
    ko: '실행 취소할 수 없습니다. 답변이 이미 발송되었거나 기록이 변경되었습니다.',
  },
  'Undone.': { fr: 'Annulé.', ko: '실행 취소했습니다.' },
  'Undone for 1 record.': { fr: 'Annulé pour 1 dossier.', ko: '기록 1건을 되돌렸습니다.' },
  'Undone for {count} records.': { fr: 'Annulé pour {count} dossiers.', ko: '기록 {count}건을 되돌렸습니다.' },
  '1 was not restored, because of a later change.': {
    fr: '1 dossier n’a pas été rétabli en raison d’une modification ultérieure.',
    ko: '1건은 이후 변경되어 되돌리지 않았습니다.',
  },
  '{count} were not restored, because of a later change.': {
    fr: 'Dossiers non rétablis en raison d’une modification ultérieure : {count}.',
    ko: '{count}건은 이후 변경되어 되돌리지 않았습니다.',
  },
  'Loading {reference}…': { fr: 'Chargement de {reference}…', ko: '{reference} 불러오는 중…' },
  Open: { fr: 'Ouvrir', ko: '열기' },
  'Read all': { fr: 'Tout lire', ko: '모두 읽기' },
  'For both, put a comma between them.': {
    fr: 'Pour les deux, séparez-les par une virgule.',
    ko: '둘 다 입력하려면 쉼표로 구분하세요.',
  },
  'What they asked': { fr: 'Ce qui a été demandé', ko: '문의 내용' },
  'Company, subject, language': { fr: 'Entreprise, objet, langue', ko: '회사, 제목, 언어' },
  'How they got in touch': { fr: 'Moyen de contact', ko: '연락 방법' },
  'Failed to save. Please try again.': {
    fr: 'L’enregistrement a échoué. Réessayez.',
    ko: '저장하지 못했습니다. 다시 시도해 주세요.',
  },
  '{reference} saved. No email was sent.': {
    fr: '{reference} : enregistrement effectué. Aucun e-mail n’a été envoyé.',
    ko: '저장했습니다: {reference}. 이메일은 보내지 않았습니다.',
  },
  'Choose how it arrived': { fr: 'Choisissez le moyen de contact', ko: '연락 방법을 선택해 주세요' },
  'Choose a language': { fr: 'Choisissez une langue', ko: '언어를 선택해 주세요' },
} as const satisfies Translations
