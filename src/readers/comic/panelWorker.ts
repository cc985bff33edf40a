import { findPanels } from './findPanels'
import { answerWith } from './studyWorker'

answerWith(findPanels)
