import type { Interface } from '../types';

export const map: Interface['map'] = {
  begin: '여기서 시작하세요',
  goOn: '이어서 보기',
  atStep: '{all}단계 중 {n}단계',
  done: '완료',
  count: '{all}개 중 {n}개 완료',
  forget: '진도 지우기',
  kept: '이 브라우저에만 저장됩니다.',
  search: '강의 찾기',
  example: '낱말, 함수, 오류 메시지',
  found: '{n}개 찾음',
  nothing: '찾은 것이 없습니다.',
  error: '오류 메시지 전체 붙여 넣기',
  offline: '낱말 목록을 불러오지 못했습니다.',
  broadcasting: '브로드캐스팅',
  views: '뷰와 스트라이드',
  everyday: '실제 코드에서',
  previous: '이전 강의',
  next: '다음 강의',
};
