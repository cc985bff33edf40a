import { findBorders } from './findBorders'
import { answerWith } from './studyWorker'

answerWith(findBorders)
