// The site’s settings and the launch checklist.
import type { Translations } from '../translations.ts'

export const staffSettings = {
  'Opening hours: {office}': { fr: 'Heures d’ouverture : {office}', ko: '영업 시간: {office}' },
  'Signed off': { fr: 'Validé', ko: '승인됨' },
  // The pages of the settings
  'Your account': { fr: 'Votre compte', ko: '내 계정' },
  'Change Password': { fr: 'Changer le mot de passe', ko: '비밀번호 변경' },
  'Set a new password for your own account.': {
    fr: 'Définir un nouveau mot de passe pour votre compte.',
    ko: '내 계정의 비밀번호를 새로 설정합니다.',
  },
  Passkeys: { fr: 'Clés d’accès', ko: '패스키' },
  'Sign in with your fingerprint, your face or a PIN.': {
    fr: 'Connectez-vous avec votre empreinte digitale, votre visage ou un code.',
    ko: '지문, 얼굴 또는 PIN으로 로그인합니다.',
  },
  'Two-step sign-in': { fr: 'Connexion en deux étapes', ko: '2단계 인증' },
  'Protect your own account with a code from your phone as well as the password.': {
    fr: 'Protéger votre compte par un code de votre téléphone en plus du mot de passe.',
    ko: '비밀번호와 휴대전화의 코드로 내 계정을 함께 보호합니다.',
  },
  Profile: { fr: 'Profil', ko: '프로필' },
  'Your name, time zone and notifications.': {
    fr: 'Votre nom, votre fuseau horaire et vos notifications.',
    ko: '이름, 시간대, 알림을 설정합니다.',
  },
  Sessions: { fr: 'Sessions', ko: '세션' },
  'See where you’re signed in, and end sessions you don’t recognise.': {
    fr: 'Voir où vous êtes connecté et mettre fin aux sessions que vous ne reconnaissez pas.',
    ko: '로그인되어 있는 곳을 확인하고 모르는 세션을 종료합니다.',
  },
  'Webhooks and Slack': { fr: 'Webhooks et Slack', ko: '웹훅 및 Slack' },
  'Tell your other programs, or a Slack channel, of each new or changed record.': {
    fr: 'Signaler à vos autres programmes ou à un canal Slack chaque dossier nouveau ou modifié.',
    ko: '새 기록이나 변경된 기록을 다른 프로그램 또는 Slack 채널에 알립니다.',
  },
  'API tokens': { fr: 'Jetons d’API', ko: 'API 토큰' },
  'Give your own tools read access to figures and records.': {
    fr: 'Donner à vos propres outils un accès en lecture aux chiffres et aux dossiers.',
    ko: '내 도구에서 수치와 기록을 읽을 수 있게 합니다.',
  },
  'Company and site': { fr: 'Entreprise et site', ko: '회사 및 사이트' },
  'Branding Settings': { fr: 'Réglages de la charte', ko: '브랜드 설정' },
  'Brand Assets: logo, letterhead, business card, colours and everything made from them.': {
    fr: 'Charte de la marque : logo, papier à en-tête, carte de visite, couleurs et tout ce qui en découle.',
    ko: '브랜드 자료: 로고, 레터헤드, 명함, 색상과 이를 바탕으로 만든 모든 것.',
  },
  Languages: { fr: 'Langues', ko: '언어' },
  'The languages in which visitors can read and write.': {
    fr: 'Les langues dans lesquelles les visiteurs peuvent lire et écrire.',
    ko: '방문자가 읽고 쓸 수 있는 언어.',
  },
  Holidays: { fr: 'Jours fériés', ko: '휴일' },
  'Public holidays and extra closing days of both offices.': {
    fr: 'Jours fériés et fermetures exceptionnelles des deux bureaux.',
    ko: '두 사무소의 공휴일과 추가 휴무일.',
  },
  'Launch checklist': { fr: 'Liste de lancement', ko: '출시 점검 목록' },
  'What to supply or check before search engines may list the site.': {
    fr: 'Ce qu’il faut fournir ou vérifier avant que les moteurs de recherche puissent référencer le site.',
    ko: '검색 엔진이 사이트를 노출하기 전에 준비하거나 확인할 사항.',
  },
  'People and data': { fr: 'Personnes et données', ko: '사람 및 데이터' },
  Security: { fr: 'Sécurité', ko: '보안' },
  'Choose which roles must use two-step sign-in or a passkey.': {
    fr: 'Choisissez les rôles qui doivent utiliser la connexion en deux étapes ou une clé d’accès.',
    ko: '2단계 인증이나 패스키를 반드시 써야 하는 역할을 선택합니다.',
  },
  'Data retention': { fr: 'Conservation des données', ko: '데이터 보관' },
  'See what is deleted, when, and how to undo it.': {
    fr: 'Voir ce qui est supprimé, quand, et comment l’annuler.',
    ko: '무엇이 언제 삭제되는지, 어떻게 되돌리는지 확인합니다.',
  },

  // Languages of the site
  'Visitors choose a language at the top or the foot of every page. Contact, status, search and the other forms exist in each language; other pages exist once their {link} are published. While a language is off, its addresses lead to the English pages.':
    {
      fr: 'Les visiteurs choisissent une langue en haut ou en bas de chaque page. Le contact, le suivi, la recherche et les autres formulaires existent dans chaque langue ; les autres pages existent dès que leurs {link} sont publiées. Tant qu’une langue est désactivée, ses adresses mènent aux pages anglaises.',
      ko: '방문자는 모든 페이지의 위쪽이나 아래쪽에서 언어를 선택합니다. 문의, 진행 상황, 검색과 그 밖의 양식은 모든 언어로 제공되고, 다른 페이지는 {link} 게시 후에 제공됩니다. 언어가 꺼져 있는 동안 그 주소는 영어 페이지로 연결됩니다.',
    },
  translations: { fr: 'traductions', ko: '번역' },
  'French, at {address}': { fr: 'Français, à l’adresse {address}', ko: '프랑스어, 주소: {address}' },
  'Korean, at {address}': { fr: 'Coréen, à l’adresse {address}', ko: '한국어, 주소: {address}' },
  '{count} of {total} pages are published': {
    fr: '{count} pages publiées sur {total}',
    ko: '{total}개 페이지 중 {count}개 게시됨',
  },
  and: { fr: 'et', ko: '및' },
  'Languages saved.': { fr: 'Langues enregistrées.', ko: '언어를 저장했습니다.' },
  // The links to texts take their addresses from a file that also has these.
  'View on site': { fr: 'Voir sur le site', ko: '사이트에서 보기' },
  'Open inbox': { fr: 'Ouvrir la boîte de réception', ko: '수신함 열기' },
  'We couldn’t save the languages. Please try again.': {
    fr: 'Nous n’avons pas pu enregistrer les langues. Réessayez.',
    ko: '언어를 저장하지 못했습니다. 다시 시도해 주세요.',
  },
  'The languages were changed while you were looking at them.': {
    fr: 'Les langues ont été modifiées pendant que vous les consultiez.',
    ko: '보고 계신 동안 언어 설정이 변경되었습니다.',
  },

  // Holidays
  'On these days an office is closed: the contact page says so, and they don’t count towards reply deadlines. Public holidays are included up to {lastYear}. Islamic holidays are estimates: correct them here once announced.':
    {
      fr: 'Ces jours-là, un bureau est fermé : la page de contact l’indique, et ils ne comptent pas dans les délais de réponse. Les jours fériés sont connus jusqu’en {lastYear}. Les fêtes musulmanes sont des estimations : corrigez-les ici dès leur annonce.',
      ko: '이날에는 사무소가 쉽니다. 문의 페이지에 안내되며 답변 기한에 포함되지 않습니다. 공휴일은 {lastYear}년까지 들어 있습니다. 이슬람 명절은 추정일이므로 발표되면 여기에서 고쳐 주세요.',
    },
  'Changes apply to messages received from now on.': {
    fr: 'Les modifications s’appliquent aux messages reçus à partir de maintenant.',
    ko: '변경 사항은 지금부터 받는 메시지에 적용됩니다.',
  },
  Cameroon: { fr: 'Cameroun', ko: '카메룬' },
  'Seoul office': { fr: 'Bureau de Séoul', ko: '서울 사무소' },
  'Cameroon office': { fr: 'Bureau du Cameroun', ko: '카메룬 사무소' },
  'Extra closing days': { fr: 'Fermetures exceptionnelles', ko: '추가 휴무일' },
  'Open on these holidays': { fr: 'Ouvert ces jours fériés', ko: '문을 여는 공휴일' },
  'The office works on these public holidays.': {
    fr: 'Le bureau est ouvert ces jours fériés.',
    ko: '이 공휴일에는 사무소가 근무합니다.',
  },
  'Add a day': { fr: 'Ajouter un jour', ko: '날짜 추가' },
  Day: { fr: 'Jour', ko: '날짜' },
  Date: { fr: 'Date', ko: '날짜' },
  '{title}: public holidays': { fr: '{title} : jours fériés', ko: '{title}: 공휴일' },
  'Closed in the next twelve months': {
    fr: 'Jours de fermeture des douze prochains mois',
    ko: '앞으로 12개월의 휴무일',
  },
  'Extra day': { fr: 'Jour ajouté', ko: '추가 휴무' },
  'Working day': { fr: 'Jour ouvré', ko: '근무일' },
  '{day}: this day is in the list already': {
    fr: '{day} : ce jour est déjà dans la liste',
    ko: '{day}: 이미 목록에 있는 날짜입니다',
  },
  '{day}: this day is in the past': { fr: '{day} : ce jour est passé', ko: '{day}: 지난 날짜입니다' },
  'Holidays saved.': { fr: 'Jours fériés enregistrés.', ko: '휴일을 저장했습니다.' },
  'We couldn’t save the holidays. Please try again.': {
    fr: 'Nous n’avons pas pu enregistrer les jours fériés. Réessayez.',
    ko: '휴일을 저장하지 못했습니다. 다시 시도해 주세요.',
  },
  'These days were changed while you were looking at them.': {
    fr: 'Ces jours ont été modifiés pendant que vous les consultiez.',
    ko: '보고 계신 동안 날짜가 변경되었습니다.',
  },
  'New Year’s Day': { fr: 'Jour de l’an', ko: '새해 첫날' },
  Seollal: { fr: 'Seollal (Nouvel An lunaire)', ko: '설날' },
  'Independence Movement Day': { fr: 'Journée du mouvement d’indépendance', ko: '삼일절' },
  'Labour Day': { fr: 'Fête du Travail', ko: '노동절' },
  'Children’s Day': { fr: 'Fête des enfants', ko: '어린이날' },
  'Buddha’s Birthday': { fr: 'Anniversaire de Bouddha', ko: '부처님 오신 날' },
  'Children’s Day, Buddha’s Birthday': {
    fr: 'Fête des enfants, anniversaire de Bouddha',
    ko: '어린이날, 부처님 오신 날',
  },
  'Memorial Day': { fr: 'Jour du Souvenir', ko: '현충일' },
  'Constitution Day': { fr: 'Jour de la Constitution', ko: '제헌절' },
  'Liberation Day': { fr: 'Jour de la Libération', ko: '광복절' },
  Chuseok: { fr: 'Chuseok (fête de la moisson)', ko: '추석' },
  'National Foundation Day': { fr: 'Jour de la Fondation', ko: '개천절' },
  'Chuseok, National Foundation Day': { fr: 'Chuseok, jour de la Fondation', ko: '추석, 개천절' },
  'Hangeul Day': { fr: 'Jour du hangeul', ko: '한글날' },
  'Christmas Day': { fr: 'Noël', ko: '성탄절' },
  'Substitute for {holiday}': { fr: '{holiday} : jour de remplacement', ko: '대체공휴일({holiday})' },
  'Youth Day': { fr: 'Fête de la Jeunesse', ko: '청년의 날' },
  'Good Friday': { fr: 'Vendredi saint', ko: '성금요일' },
  'Ascension Day': { fr: 'Ascension', ko: '주님 승천 대축일' },
  'National Day': { fr: 'Fête nationale', ko: '국경일' },
  'Assumption Day': { fr: 'Assomption', ko: '성모 승천 대축일' },
  'Eid al-Fitr (calculated)': { fr: 'Aïd el-Fitr (date calculée)', ko: '이드 알피트르(계산한 날짜)' },
  'Eid al-Adha (calculated)': { fr: 'Aïd el-Adha (date calculée)', ko: '이드 알아드하(계산한 날짜)' },
  'Day after {holiday}': { fr: '{holiday} : lendemain', ko: '{holiday} 다음 날' },

  // Deletion
  'Automatic deletion': { fr: 'Suppression automatique', ko: '자동 삭제' },
  'Every hour, the site deletes records that have passed the period in the {link}. A copy is kept for {period}, so the server’s administrator can restore them.':
    {
      fr: 'Toutes les heures, le site supprime les dossiers dont la durée indiquée dans la {link} est écoulée. Une copie est conservée pendant {period}, pour que l’administrateur du serveur puisse les restaurer.',
      ko: '사이트는 매시간 {link}에 적힌 기간이 지난 기록을 삭제합니다. 서버 관리자가 복원할 수 있도록 사본을 {period} 동안 보관합니다.',
    },
  'privacy notice': { fr: 'politique de confidentialité', ko: '개인정보 처리방침' },
  'Last deletion': { fr: 'Dernière suppression', ko: '마지막 삭제' },
  'Copies kept': { fr: 'Copies conservées', ko: '보관 중인 사본' },
  'Is the server’s clock right?': { fr: 'L’horloge du serveur est-elle juste ?', ko: '서버의 시계가 맞습니까?' },
  'It shows {time}; the last recorded time was {last}. If the clock is wrong, records that we must still keep would be deleted, so nothing is being deleted for now.':
    {
      fr: 'Elle indique {time} ; la dernière heure enregistrée était {last}. Si l’horloge est fausse, des dossiers à conserver seraient supprimés : rien n’est donc supprimé pour le moment.',
      ko: '현재 {time}, 마지막으로 기록된 시각은 {last}입니다. 시계가 틀렸다면 아직 보관해야 할 기록이 삭제될 수 있으므로 지금은 아무것도 삭제하지 않습니다.',
    },
  'If it’s wrong, correct it on the server: deletion then resumes automatically. If it’s right, because the server was off for a while, confirm it to resume now; otherwise deletion resumes after 24 hours.':
    {
      fr: 'Si elle est fausse, corrigez-la sur le serveur : la suppression reprend alors d’elle-même. Si elle est juste, parce que le serveur a été arrêté un moment, confirmez-le pour reprendre tout de suite ; sinon, la suppression reprend au bout de 24 heures.',
      ko: '틀렸다면 서버에서 고치세요. 그러면 삭제가 저절로 다시 시작됩니다. 서버가 한동안 꺼져 있었던 것이어서 시각이 맞다면 확인해 주세요. 확인하면 바로, 확인하지 않으면 24시간 뒤에 삭제가 다시 시작됩니다.',
    },
  'Yes, the time is right': { fr: 'Oui, l’heure est juste', ko: '예, 시각이 맞습니다' },
  'Confirming...': { fr: 'Confirmation…', ko: '확인 중…' },
  'Clock confirmed. Old records will be deleted within the hour.': {
    fr: 'Horloge confirmée. Les anciens dossiers seront supprimés dans l’heure.',
    ko: '시계를 확인했습니다. 오래된 기록은 한 시간 안에 삭제됩니다.',
  },
  'The clock now shows another day. Please check it again.': {
    fr: 'L’horloge indique maintenant un autre jour. Vérifiez-la à nouveau.',
    ko: '시계가 이제 다른 날짜를 가리킵니다. 다시 확인해 주세요.',
  },
  'We couldn’t save this. Please try again.': {
    fr: 'L’enregistrement n’a pas été possible. Réessayez.',
    ko: '저장하지 못했습니다. 다시 시도해 주세요.',
  },

  // The launch checklist
  'Everything to supply or check before launch. On the site, missing facts appear as dashed boxes that only signed-in staff see. Click one to go to its line in this list, which links to its fields.':
    {
      fr: 'Tout ce qu’il faut fournir ou vérifier avant le lancement. Sur le site, les informations manquantes apparaissent dans des cadres en pointillés que seule l’équipe connectée voit. Un clic sur un cadre mène à sa ligne dans cette liste, qui renvoie à ses champs.',
      ko: '출시 전에 준비하거나 확인할 모든 사항입니다. 사이트에서 빠진 정보는 로그인한 직원에게만 점선 상자로 보입니다. 상자를 누르면 이 목록의 해당 줄로 이동하며, 그 줄에 입력 칸으로 가는 링크가 있습니다.',
    },
  'Every fact is required before launch unless it is marked as optional.': {
    fr: 'Sauf mention « facultatif », chaque information est requise avant le lancement.',
    ko: '‘선택’이라고 표시되지 않은 정보는 모두 출시 전에 필요합니다.',
  },
  'To be supplied or checked by: {who}': {
    fr: 'À fournir ou à vérifier par : {who}',
    ko: '{who}: 준비하거나 확인할 사항',
  },
  Item: { fr: 'Élément', ko: '항목' },
  'Where|pages': { fr: 'Où', ko: '위치' },
  'To check': { fr: 'À vérifier', ko: '확인 필요' },
  '{known} of {all} required facts filled in': {
    fr: 'Informations requises renseignées : {known} sur {all}',
    ko: '필수 정보 {all}개 중 {known}개 입력됨',
  },
  Missing: { fr: 'Manquant', ko: '빠짐' },
  'May stay empty': { fr: 'Peut rester vide', ko: '비워도 됨' },
  'Next steps': { fr: 'À faire', ko: '다음 할 일' },
  'Filled in': { fr: 'Renseignés', ko: '입력됨' },
  '✓ Filled in:': { fr: '✓ Renseigné :', ko: '✓ 입력됨:' },
  'Missing:': { fr: 'Manquant :', ko: '빠짐:' },
  'Empty:': { fr: 'Vide :', ko: '비어 있음:' },
  'Edit: {link}': { fr: 'Modifier : {link}', ko: '수정: {link}' },
  'Legal texts': { fr: 'Textes juridiques', ko: '법적 문서' },
  'Have the texts of a language reviewed, read them on the site, then sign them off together. One that changes, or shows a changed fact, waits for it again.':
    {
      fr: 'Faites relire les textes d’une langue, lisez-les sur le site, puis validez-les ensemble. Un texte qui change, ou dont une information change, attend une nouvelle validation.',
      ko: '한 언어의 문서를 검토받고 사이트에서 읽은 다음 함께 승인하세요. 문서나 그 안의 정보가 바뀌면 다시 승인해야 합니다.',
    },
  'Legal texts and their sign-off': { fr: 'Textes juridiques et leur validation', ko: '법적 문서와 승인 상태' },
  Text: { fr: 'Texte', ko: '텍스트' },
  Version: { fr: 'Version', ko: '버전' },
  'Sign-off': { fr: 'Validation', ko: '승인' },
  'Sign off': { fr: 'Valider', ko: '승인' },
  English: { fr: 'Anglais', ko: '영어' },
  French: { fr: 'Français', ko: '프랑스어' },
  Korean: { fr: 'Coréen', ko: '한국어' },
  'Not signed off': { fr: 'Non validé', ko: '승인 전' },
  'A fact that it shows has changed since {name} signed off version {version}': {
    fr: 'Une information qu’il contient a changé depuis la validation de la version {version} par {name}',
    ko: '{name} 님이 {version} 버전을 승인한 뒤 문서에 담긴 정보가 바뀜',
  },
  'Changed since {name} signed off version {version}': {
    fr: 'Modifié depuis la validation de la version {version} par {name}',
    ko: '{name} 님이 {version} 버전을 승인한 뒤 바뀜',
  },
  'Legal texts signed off.': { fr: 'Textes juridiques validés.', ko: '법적 문서를 승인했습니다.' },
  'These legal texts have changed in the meantime. Please read them again.': {
    fr: 'Ces textes juridiques ont changé entre-temps. Relisez-les.',
    ko: '그사이 법적 문서가 바뀌었습니다. 다시 읽어 주세요.',
  },
  'Translations out of date': { fr: 'Traductions à mettre à jour', ko: '오래된 번역' },
  'The English text has changed since these were signed off. Visitors still read them.': {
    fr: 'Le texte anglais a changé depuis leur validation. Les visiteurs les lisent encore.',
    ko: '승인한 뒤 영어 텍스트가 바뀌었습니다. 방문자에게는 여전히 이 번역이 보입니다.',
  },
  Claim: { fr: 'Affirmation', ko: '주장' },
  'The checklist is signed off, so search engines may list the site.': {
    fr: 'La liste est validée : les moteurs de recherche peuvent référencer le site.',
    ko: '점검 목록이 승인되어 검색 엔진에 사이트가 노출될 수 있습니다.',
  },
  'The checklist isn’t signed off, so search engines are asked not to list the site.': {
    fr: 'La liste n’est pas validée : il est demandé aux moteurs de recherche de ne pas référencer le site.',
    ko: '점검 목록이 승인되지 않아 검색 엔진에 사이트를 노출하지 않도록 요청합니다.',
  },
  'One fact is still missing. Visitors don’t see the gaps.': {
    fr: 'Il manque encore une information. Les visiteurs ne voient pas les lacunes.',
    ko: '아직 정보 하나가 빠져 있습니다. 방문자에게는 빈자리가 보이지 않습니다.',
  },
  '{count} facts are still missing. Visitors don’t see the gaps.': {
    fr: 'Il manque encore {count} informations. Les visiteurs ne voient pas les lacunes.',
    ko: '아직 정보 {count}개가 빠져 있습니다. 방문자에게는 빈자리가 보이지 않습니다.',
  },
  'It was signed off with facts missing: {reason}': {
    fr: 'Elle a été validée alors que des informations manquaient : {reason}',
    ko: '빠진 정보가 있는 채로 승인됨: {reason}',
  },
  'Reason to sign off with facts missing': {
    fr: 'Motif pour valider malgré les informations manquantes',
    ko: '빠진 정보가 있어도 승인하는 이유',
  },
  'It stands in the audit log.': { fr: 'Il figure dans le journal d’audit.', ko: '감사 로그에 남습니다.' },
  'One required fact is missing: it stands under Next steps. Fill it in, or give a reason.': {
    fr: 'Il manque une information requise : elle figure sous « À faire ». Renseignez-la ou indiquez un motif.',
    ko: '필수 정보 하나가 빠져 있습니다. ‘다음 할 일’에서 확인해 입력하거나 이유를 적어 주세요.',
  },
  '{count} required facts are missing: each stands under Next steps. Fill them in, or give a reason.': {
    fr: 'Il manque {count} informations requises : chacune figure sous « À faire ». Renseignez-les ou indiquez un motif.',
    ko: '필수 정보 {count}개가 빠져 있습니다. ‘다음 할 일’에서 확인해 입력하거나 이유를 적어 주세요.',
  },
  'Tick this box to sign off with a reason': {
    fr: 'Cochez cette case pour valider en indiquant un motif',
    ko: '이유를 적어 승인하려면 이 칸을 선택하세요',
  },
  'The site is open, and a fact that a language requires is missing. Fill it in, or give a reason.': {
    fr: 'Le site est ouvert, et il manque une information requise par une langue. Renseignez-la ou indiquez un motif.',
    ko: '사이트가 공개된 상태에서 언어에 필요한 정보 하나가 빠져 있습니다. 입력하거나 이유를 적어 주세요.',
  },
  'The site is open, and {count} facts that a language requires are missing. Fill them in, or give a reason.': {
    fr: 'Le site est ouvert, et il manque {count} informations requises par une langue. Renseignez-les ou indiquez un motif.',
    ko: '사이트가 공개된 상태에서 언어에 필요한 정보 {count}개가 빠져 있습니다. 입력하거나 이유를 적어 주세요.',
  },
  'Reason to open a language with facts missing': {
    fr: 'Motif pour ouvrir une langue malgré des informations manquantes',
    ko: '정보가 빠진 채로 언어를 여는 이유',
  },
  'I’ve checked the list, and search engines may list the site': {
    fr: 'J’ai vérifié la liste, et les moteurs de recherche peuvent référencer le site',
    ko: '목록을 확인했으며 검색 엔진에 사이트를 노출해도 됩니다',
  },
  'Show the first steps on the overview again': {
    fr: 'Afficher à nouveau les premiers pas dans la vue d’ensemble',
    ko: '개요에 첫 단계를 다시 표시',
  },
  'Checklist signed off: search engines may list the site': {
    fr: 'Liste validée : les moteurs de recherche peuvent référencer le site',
    ko: '점검 목록을 승인했습니다. 검색 엔진에 사이트가 노출될 수 있습니다',
  },
  'Sign-off withdrawn: search engines are asked not to list the site': {
    fr: 'Validation retirée : il est demandé aux moteurs de recherche de ne pas référencer le site',
    ko: '승인을 철회했습니다. 검색 엔진에 사이트를 노출하지 않도록 요청합니다',
  },
  'First steps hidden. You can bring them back from the launch checklist.': {
    fr: 'Premiers pas masqués. Vous pourrez les retrouver depuis la liste de lancement.',
    ko: '첫 단계를 숨겼습니다. 출시 점검 목록에서 다시 표시할 수 있습니다.',
  },
  'The first steps are on the overview again': {
    fr: 'Les premiers pas sont de retour dans la vue d’ensemble',
    ko: '첫 단계를 개요에 다시 표시했습니다',
  },
  'Failed to save the settings. Please try again.': {
    fr: 'L’enregistrement des réglages a échoué. Réessayez.',
    ko: '설정을 저장하지 못했습니다. 다시 시도해 주세요.',
  },
} as const satisfies Translations
